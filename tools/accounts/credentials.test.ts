import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serveTest } from '../serveTest.ts';
import { type Access, findAccess } from './credentials.ts';

function temporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const headersOf = async ({ client }: Access) =>
  Object.fromEntries(await client.getRequestHeaders());

/** Without `gcloud`. */
const nothing = () => ({ PATH: temporaryFolder() });

it.each([
  [{ emulator: true }, {}, 'http://127.0.0.1:9099', 'demo-waymark'],
  [
    {},
    {
      FIREBASE_AUTH_EMULATOR_HOST: 'localhost:1',
      GCLOUD_PROJECT: 'demo-y',
      GOOGLE_APPLICATION_CREDENTIALS: 'none',
    },
    'http://localhost:1',
    'demo-y',
  ],
])('the emulator of %o and %o is asked without a login', async (options, env, host, project) => {
  const access = await findAccess(options, env);
  expect(access).toMatchObject({ origin: `${host}/identitytoolkit.googleapis.com`, project });
  expect(await headersOf(access)).toEqual({ authorization: 'Bearer owner' });
});

describe('a file of credentials', () => {
  /** Relative to the folder that npm was called from. */
  function issue(content: object) {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'key.json'), JSON.stringify(content));
    writeFileSync(path.join(folder, 'subject'), 'somebody');
    return { INIT_CWD: folder, GOOGLE_APPLICATION_CREDENTIALS: 'key.json' };
  }

  const key = { type: 'service_account', client_email: 'hr@acme.test', private_key: 'secret' };

  /** Workload identity exchanges the login of another service for a token. */
  function federated(token_url: string) {
    const env = issue({});
    const credentials = {
      type: 'external_account',
      audience: '//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/a',
      subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
      token_url,
      credential_source: { file: path.join(env.INIT_CWD, 'subject') },
      project_id: 'acme',
    };
    return issue(credentials);
  }

  const exchange = async (status: number, answer: object) => {
    const host = await serveTest((_request, response) => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(answer));
    });
    return federated(`http://${host}/token`);
  };

  it('logs in, and names its project', async () => {
    const env = await exchange(200, { access_token: 'of-acme', expires_in: 3600 });
    const access = await findAccess({}, env);
    expect(access).toMatchObject({
      project: 'acme',
      origin: 'https://identitytoolkit.googleapis.com',
    });
    expect(await headersOf(access)).toEqual({ authorization: 'Bearer of-acme' });
    expect(await findAccess({ project: 'other' }, env)).toMatchObject({ project: 'other' });
  });

  it.each<[string, () => NodeJS.ProcessEnv | Promise<NodeJS.ProcessEnv>, RegExp]>([
    ['is refused', () => exchange(400, { error: 'invalid_grant' }), /^The cred.* clock/],
    ['has no key', () => issue(key), /^The credentials were refused\. Make new ones, and check/],
    ['nobody answers', () => federated('http://127.0.0.1:1/'), /^127\.0\.0\.1:1 could not be/],
    ['is none', () => issue({ type: 'x' }), /key\.json, which is not a file of Google’s cred/],
  ])('that %s is told', async (_what, issued, sentence) => {
    const failure = await findAccess({ project: 'acme' }, await issued()).catch((error) => error);
    expect(failure).toMatchObject({ name: 'Failure', message: expect.stringMatching(sentence) });
    expect(String(failure)).not.toMatch(/secret|invalid_grant/);
  });
});

// The test's `gcloud` is a shell script.
describe.skipIf(process.platform === 'win32')('a login of gcloud', () => {
  const withGcloud = (script: string) => {
    const env = nothing();
    writeFileSync(path.join(env.PATH, 'gcloud'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    return env;
  };

  it('is used with the project that is named', async () => {
    const env = withGcloud('echo "token-of $*"');
    const access = await findAccess({}, { ...env, GOOGLE_CLOUD_PROJECT: 'acme' });
    expect(access.project).toBe('acme');
    expect(await headersOf(access)).toEqual({
      authorization: 'Bearer token-of auth print-access-token',
      'x-goog-user-project': 'acme',
    });
  });

  it('that has ended, or no gcloud, is told', async () => {
    const sentence = /^There is no login for the project\. Run this in Google’s Cloud Shell/;
    const ended = withGcloud('echo secret >&2; exit 1');
    await expect(findAccess({ project: 'acme' }, ended)).rejects.toThrow(sentence);
    await expect(findAccess({ project: 'acme' }, nothing())).rejects.toThrow(sentence);
  });
});

it('without a project asks for one', async () => {
  await expect(findAccess({}, nothing())).rejects.toThrow(/^Which project\? Add --project/);
});

import { generateKeyPairSync, verify } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serveTest } from '../serveTest.ts';
import { findAccess } from './credentials.ts';

function temporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

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
  expect(await findAccess(options, env)).toMatchObject({
    origin: `${host}/identitytoolkit.googleapis.com`,
    project,
    headers: { Authorization: 'Bearer owner' },
  });
});

describe('a service account', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });

  /** A key file, and the service that exchanges what its key signs for a token. */
  async function issue(status: number, answer: object, changes?: object) {
    const statements: URLSearchParams[] = [];
    const host = await serveTest((_request, response, body) => {
      statements.push(new URLSearchParams(body));
      response.writeHead(status).end(JSON.stringify(answer));
    });
    const key = {
      type: 'service_account',
      project_id: 'acme',
      client_email: 'hr@acme.test',
      private_key: pem,
      token_uri: `http://${host}/token`,
      ...changes,
    };
    const file = path.join(temporaryFolder(), 'key.json');
    writeFileSync(file, JSON.stringify(key));
    return { env: { GOOGLE_APPLICATION_CREDENTIALS: file }, key, statements };
  }

  it('signs for a token, and names its project', async () => {
    const { env, key, statements } = await issue(200, { access_token: 'of-acme' });
    const access = await findAccess({}, env);
    expect(access).toMatchObject({
      project: 'acme',
      origin: 'https://identitytoolkit.googleapis.com',
      headers: { Authorization: 'Bearer of-acme' },
    });
    expect(access.headers).not.toHaveProperty('x-goog-user-project');
    const [head = '', claims = '', signature = ''] =
      statements[0]?.get('assertion')?.split('.') ?? [];
    const signed = Buffer.from(`${head}.${claims}`);
    expect(verify('RSA-SHA256', signed, publicKey, Buffer.from(signature, 'base64url'))).toBe(true);
    const { iat, ...said } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    const scope = 'https://www.googleapis.com/auth/identitytoolkit';
    expect(said).toEqual({ iss: 'hr@acme.test', aud: key.token_uri, scope, exp: iat + 3600 });
    expect(await findAccess({ project: 'other' }, env)).toMatchObject({ project: 'other' });
  });

  it.each([
    ['whose key is refused', 400, {}, /^The key of the service account was refused/],
    ['whose key is none', 200, { private_key: 'secret' }, /^The key .* was refused/],
    ['in a file of another kind', 200, { type: 'x' }, /not the key file of a service account/],
  ])('%s is told', async (_what, status, changes, sentence) => {
    const { env } = await issue(status, { error: 'invalid_grant' }, changes);
    const failure = await findAccess({}, env).catch((thrown: unknown) => thrown);
    expect(failure).toMatchObject({ message: expect.stringMatching(sentence) });
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
    expect(await findAccess({}, { ...env, GOOGLE_CLOUD_PROJECT: 'acme' })).toMatchObject({
      project: 'acme',
      headers: {
        Authorization: 'Bearer token-of auth print-access-token',
        'x-goog-user-project': 'acme',
      },
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

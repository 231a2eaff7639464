import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
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

it.each<[string, object, RegExp]>([
  [
    'has no key',
    { type: 'service_account', client_email: 'hr@acme.test', private_key: 'secret' },
    /^The credentials were refused\. Make new ones/,
  ],
  ['is none', { type: 'x' }, /key\.json, which is not a file of Google’s cred/],
])('a file that %s is told', async (_what, content, sentence) => {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, 'key.json'), JSON.stringify(content));
  const env = { INIT_CWD: folder, GOOGLE_APPLICATION_CREDENTIALS: 'key.json' };
  const failure = await findAccess({ project: 'acme' }, env).catch((error) => error);
  expect(failure).toMatchObject({ name: 'Failure', message: expect.stringMatching(sentence) });
  expect(String(failure)).not.toContain('secret');
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

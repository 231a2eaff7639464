import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
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

it.each([
  [
    407,
    'Proxy Authentication Required',
    /^The proxy of your network asks for a login \(407\)\. Write/,
  ],
  [
    403,
    'Forbidden',
    /^The answer \(403\) did not come from the identity service, but from your netw/,
  ],
])('a proxy that answers %i is no refusal of the credentials', async (status, reason, sentence) => {
  const proxy = createServer().on('connect', (_request, socket) => {
    socket.end(`HTTP/1.1 ${status} ${reason}\r\nContent-Length: 0\r\n\r\n`);
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void proxy.close());
  vi.stubEnv('HTTPS_PROXY', `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
  await expect(findAccess({ project: 'acme' }, withKey())).rejects.toThrow(sentence);
});

it('the address of a proxy that is none is no refusal, either', async () => {
  vi.stubEnv('HTTPS_PROXY', '10.0.0.1:8080');
  const sentence = /^Google could not be reached\. Check your network and its proxy/;
  await expect(findAccess({ project: 'acme' }, withKey())).rejects.toThrow(sentence);
});

function withKey() {
  onTestFinished(() => void vi.unstubAllEnvs());
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' });
  const folder = temporaryFolder();
  const content = { type: 'service_account', client_email: 'hr@acme.test', private_key: key };
  writeFileSync(path.join(folder, 'key.json'), JSON.stringify(content));
  return { INIT_CWD: folder, GOOGLE_APPLICATION_CREDENTIALS: 'key.json' };
}

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

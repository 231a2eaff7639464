import type { IncomingMessage, ServerResponse } from 'node:http';
import { OAuth2Client } from 'google-auth-library';
import { describe, expect, it } from 'vitest';
import { serveTest } from '../serveTest.ts';
import { createIdentityAdmin, type IdentityAdmin, LostAnswer, Refusal } from './identityAdmin.ts';

const { signal } = new AbortController();

interface Call {
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/**
 * A service that gives these responses in turn, and then repeats the last. A response is a status and a body, or a
 * function.
 */
async function serve(
  ...answers: readonly ([number, unknown] | ((answer: ServerResponse) => void))[]
) {
  const calls: Call[] = [];
  const host = await serveTest(({ url = '', headers }, response, body) => {
    const answer = answers[calls.length] ?? answers.at(-1);
    calls.push({ url, headers, body });
    if (typeof answer === 'function') return answer(response);
    const [status, content] = answer ?? [500, 'no more answers'];
    response.writeHead(status).end(typeof content === 'string' ? content : JSON.stringify(content));
  });
  const access = {
    isEmulator: false,
    project: 'acme',
    origin: `http://${host}`,
    client: new OAuth2Client({ credentials: { access_token: 'secret-token' } }),
  };
  return { calls, access, admin: createIdentityAdmin(access, signal) };
}

const error = (message: string, rest?: object) => ({ error: { message, ...rest } });

it('lists all pages', async () => {
  const { admin, calls } = await serve(
    [200, { users: [{ localId: '1' }], nextPageToken: 'a b' }],
    [200, { users: [{ localId: '2' }] }],
  );
  expect(await admin.list()).toEqual([{ localId: '1' }, { localId: '2' }]);
  const path = '/v1/projects/acme/accounts:batchGet?maxResults=1000';
  expect(calls.map(({ url }) => url)).toEqual([path, `${path}&nextPageToken=a%20b`]);
  expect(calls[0]?.headers.authorization).toBe('Bearer secret-token');
});

it.each([
  ['EMAIL_EXISTS', 'Another account has this address.'],
  ['SOMETHING_NEW : a@b.test', 'The service refuses it (SOMETHING_NEW).'],
])('creates, never replaces, and tells that %s is refused', async (message, sentence) => {
  const { admin, calls } = await serve([200, { error: [{ message }] }]);
  const user = { localId: '1' };
  await expect(admin.create(user)).rejects.toEqual(new Refusal(sentence));
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ users: [user], sanityCheck: true });
});

it.each<[string, [number, unknown], boolean]>([
  ['may', [200, { client: { permissions: {} } }], true],
  ['may not', [200, { client: { permissions: { disabledUserSignup: true } } }], false],
  ['may or may not, on the emulator', [200, {}], false],
])('knows that visitors %s register', async (_what, answer, expected) => {
  const { admin, calls } = await serve(answer);
  expect(await admin.allowsSignUp()).toBe(expected);
  expect(calls[0]?.url).toBe('/v2/projects/acme/config');
});

it('asks for an email in a language', async () => {
  const { admin, calls } = await serve([200, {}], [200, {}]);
  await admin.invite('a@b.test', 'de');
  await admin.invite('b@b.test', undefined);
  expect(calls.map(({ headers }) => headers['x-firebase-locale'])).toEqual(['de', undefined]);
  const sent = JSON.parse(calls[0]?.body ?? '');
  expect(sent).toEqual({ requestType: 'PASSWORD_RESET', email: 'a@b.test' });
});

it.each<[string, (admin: IdentityAdmin) => Promise<unknown>]>([
  ['an email', (admin) => admin.invite('a@b.test', undefined)],
  ['a creation', (admin) => admin.create({ localId: '1' })],
  ['a change', (admin) => admin.update('1', {})],
])('does not repeat %s that may have taken effect', async (_what, write) => {
  const { admin, calls } = await serve([503, error('backend error')], [200, {}]);
  await expect(write(admin)).rejects.toBeInstanceOf(LostAnswer);
  expect(calls).toHaveLength(1);
});

it.each([
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])('names a certificate that is not trusted, and the remedy: %s', async (code) => {
  const { access } = await serve();
  const adapter = () => Promise.reject(Object.assign(new Error('Refused'), { code }));
  const client = new OAuth2Client({ transporterOptions: { adapter } });
  client.setCredentials({ access_token: 'x' });
  await expect(createIdentityAdmin({ ...access, client }, signal).list()).rejects.toThrow(
    /^The certificate of 127\.0\.0\.1:\d+ is not trusted\. .* NODE_EXTRA_CA_CERTS name the file/,
  );
});

it('looks up once more after a fault', async () => {
  const { admin } = await serve(
    [503, error('backend error')],
    [200, { users: [{ localId: '1' }] }],
  );
  expect(await admin.find('1')).toEqual({ localId: '1' });
});

describe('a failure is one sentence of ours', () => {
  it.each<[number, unknown, RegExp]>([
    [401, error('invalid: secret-token'), /^The login was refused or has ended\. Run/],
    [403, error('PERMISSION_DENIED'), /^There is no project "acme" whose accounts you may change/],
    [404, error('CONFIGURATION_NOT_FOUND'), /"acme" has no Authentication yet/],
    [429, error('Quota exceeded for quota metric'), /limit has been reached/],
    [503, error('backend error'), /has a problem\. Try again later/],
    [200, '<html>Sign in to the Wi-Fi</html>', /\(200\) did not come from the identity service/],
    [
      502,
      '<html>Bad Gateway</html>',
      /\(502\) did not come from the identity service, but from your/,
    ],
    [407, error('DENIED'), /^The proxy of your network asks for a login \(407\)/],
    [400, { error: 'invalid_grant' }, /^The credentials were refused\. Make new ones/],
  ])('%i %j', async (status, body, sentence) => {
    const { admin } = await serve([status, body]);
    const failure = await admin.list().catch((thrown: unknown) => thrown);
    expect(failure).not.toBeInstanceOf(Refusal);
    expect(failure).toMatchObject({ message: expect.stringMatching(sentence) });
    expect(String(failure)).not.toMatch(/secret-token|Exceeded daily/);
  });
});

import { refreshed, refusal, wrongContentType } from '../answers.ts';
import { ana, ben, type CaseGroup, credentials } from '../contractCase.ts';
import type { Conversation, Wire } from '../conversation.ts';

const form = 'application/x-www-form-urlencoded';
const call: Wire = { service: 'securetoken', path: '/v1/token' };

const grant = (refreshToken: string) => ({
  grant_type: 'refresh_token',
  refresh_token: refreshToken,
});

const json = (body: object | string) => (on: Conversation) => on.send({ ...call, body });
const sendsForm = (body: string) => (on: Conversation) =>
  on.send({ ...call, headers: { 'Content-Type': form }, body });

const refreshAfter =
  (change: (on: Conversation) => Promise<void>) =>
  async (on: Conversation): Promise<void> => {
    const { refreshToken } = await on.session(credentials(ana));
    await change(on);
    await on.refresh(grant(refreshToken));
  };

const notRevoked = {
  reason: 'the refresh tokens of the emulator cannot be revoked',
  documented: { 1: refusal('TOKEN_EXPIRED') },
};
const notTold = {
  reason: 'the emulator does not tell a deleted account from a broken token',
  documented: { 1: refusal('USER_NOT_FOUND') },
};
const brokenDown = {
  reason: 'the emulator breaks down without fields',
  documented: { 1: refusal('MISSING_GRANT_TYPE') },
};

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

const brokenTokens: readonly (readonly [string, string])[] = [
  ['a word', 'opaque'],
  ['no letters of base64', '%%%'],
  ['a text in base64', encoded('hello')],
  ['an empty object in base64', encoded({})],
  ['a number in base64', encoded(5)],
  ['somebody without a mark', encoded({ localId: 'ana', projectId: 'demo-waymark' })],
  ['an ID token', 'eyJhbGciOiJub25lIn0.eyJ1c2VyX2lkIjoiYW5hIn0.'],
  ['a very long text', 'A'.repeat(20_000)],
];

export const refresh: CaseGroup = {
  title: 'refresh',
  cases: [
    { name: 'as a form, as the SDK sends it', run: refreshAfter(async () => {}) },
    {
      name: 'as JSON',
      run: async (on) => {
        const { refreshToken } = await on.session(credentials(ana));
        await on.send({ ...call, body: grant(refreshToken) });
      },
    },
    {
      name: 'as JSON in camel case',
      run: async (on) => {
        const { refreshToken } = await on.session(credentials(ana));
        await on.send({ ...call, body: { grantType: 'refresh_token', refreshToken } });
      },
    },
    {
      name: 'as a form in camel case',
      run: async (on) => {
        const { refreshToken } = await on.session(credentials(ana));
        await on.refresh({ grantType: 'refresh_token', refreshToken });
      },
    },
    {
      name: 'as a form with a charset',
      run: async (on) => {
        const { refreshToken } = await on.session(credentials(ana));
        await on.send({
          ...call,
          headers: { 'Content-Type': `${form}; charset=UTF-8` },
          body: new URLSearchParams(grant(refreshToken)).toString(),
        });
      },
    },
    {
      name: 'an account without a name',
      run: async (on) => {
        const { refreshToken } = await on.session(credentials(ben));
        await on.refresh(grant(refreshToken));
      },
    },
    {
      name: 'the time of the sign-in stays, the rest is new',
      run: async (on) => {
        const { idToken, refreshToken } = await on.session(credentials(ana));
        await on.nextSecond();
        const { body } = await on.refresh(grant(refreshToken));
        const before = claimsOf(idToken);
        const after = claimsOf(String(body['id_token']));
        on.note({
          did: 'compare the tokens',
          isSignInTimeKept: after['auth_time'] === before['auth_time'],
          isIssuedLater: Number(after['iat']) > Number(before['iat']),
          isAccessToken: body['id_token'] === body['access_token'],
        });
      },
    },
    {
      name: 'the new ID token is good',
      run: async (on) => {
        const { refreshToken } = await on.session(credentials(ana));
        const { body } = await on.refresh(grant(refreshToken));
        await on.lookUp({ idToken: body['id_token'] });
      },
    },
    {
      name: 'again and again with the same token',
      run: async (on) => {
        const { refreshToken } = await on.session(credentials(ana));
        await on.refresh(grant(refreshToken));
        await on.refresh(grant(refreshToken));
      },
    },
    {
      name: 'with the token that came back',
      run: async (on) => {
        const { refreshToken } = await on.session(credentials(ana));
        const { body } = await on.refresh(grant(refreshToken));
        await on.refresh(grant(String(body['refresh_token'])));
      },
    },
    {
      name: 'with the token of an earlier session',
      run: async (on) => {
        const { refreshToken } = await on.session(credentials(ana));
        await on.nextSecond();
        await on.session(credentials(ana));
        await on.refresh(grant(refreshToken));
      },
    },
    { name: 'an empty form', run: sendsForm(''), differs: brokenDown },
    { name: 'an empty object', run: json({}) },
    { name: 'no grant type', run: sendsForm('refresh_token=x') },
    { name: 'an empty grant type', run: sendsForm('grant_type=&refresh_token=x') },
    { name: 'another grant type', run: sendsForm('grant_type=password&refresh_token=x') },
    {
      name: 'another grant type and no token',
      run: sendsForm('grant_type=authorization_code&code=x'),
    },
    {
      name: 'the grant type in capitals',
      run: sendsForm('grant_type=REFRESH_TOKEN&refresh_token=x'),
    },
    { name: 'no token', run: sendsForm('grant_type=refresh_token') },
    { name: 'an empty token', run: sendsForm('grant_type=refresh_token&refresh_token=') },
    ...brokenTokens.map(([name, refreshToken]) => ({
      name: `${name} for the token`,
      run: (on: Conversation) => on.refresh(grant(refreshToken)),
    })),
    {
      name: 'a broken token and another grant type',
      run: json({ grantType: 'password', refreshToken: 'opaque' }),
    },
    { name: 'a broken token and no grant type', run: json({ refreshToken: 'opaque' }) },
    {
      name: 'a token of another project',
      run: async (on) => {
        const { refreshToken } = await on.session(credentials(ana));
        const record: unknown = JSON.parse(Buffer.from(refreshToken, 'base64').toString('utf8'));
        const foreign = Object.assign({}, record, { projectId: 'demo-other' });
        await on.refresh(grant(encoded(foreign)));
      },
    },
    {
      name: 'a token of an account that never was',
      run: async (on) => {
        const { refreshToken } = await on.session(credentials(ana));
        const record: unknown = JSON.parse(Buffer.from(refreshToken, 'base64').toString('utf8'));
        await on.refresh(grant(encoded(Object.assign({}, record, { localId: 'nobody' }))));
      },
      differs: notTold,
    },
    { name: 'a number for the token', run: json({ grantType: 'refresh_token', refreshToken: 5 }) },
    {
      name: 'a boolean for the token',
      run: json({ grantType: 'refresh_token', refreshToken: true }),
    },
    { name: 'null for the grant type', run: json({ grantType: null, refreshToken: 'x' }) },
    {
      name: 'two wrong types',
      run: json({ refresh_token: true, grant_type: false }),
    },
    { name: 'a list', run: json([]) },
    { name: 'a broken body', run: json('{"grantType":') },
    {
      name: 'a form that says it is JSON',
      run: json('grant_type=refresh_token&refresh_token=x'),
    },
    {
      name: 'JSON that says it is a form',
      run: sendsForm('{"grantType":"refresh_token","refreshToken":"x"}'),
    },
    {
      name: 'a field of the form twice',
      run: sendsForm('grant_type=refresh_token&refresh_token=x&refresh_token=y'),
    },
    {
      name: 'the fields in the address',
      run: (on) =>
        on.send({
          ...call,
          query: 'key=contract&grant_type=refresh_token&refresh_token=x',
          headers: { 'Content-Type': form },
          body: '',
        }),
      differs: brokenDown,
    },
    {
      name: 'no content type',
      run: (on) =>
        on.send({
          ...call,
          headers: { 'Content-Type': undefined },
          body: 'grant_type=refresh_token&refresh_token=x',
        }),
      differs: {
        reason: 'the emulator breaks down without a content type',
        documented: { 1: wrongContentType('') },
      },
    },
    { name: 'a disabled account', run: refreshAfter((on) => on.owner.disable(ana)) },
    {
      name: 'disabled, then enabled again',
      run: refreshAfter(async (on) => {
        await on.owner.disable(ana);
        await on.owner.enable(ana);
      }),
    },
    {
      name: 'a deleted account',
      run: refreshAfter((on) => on.owner.remove(ana)),
      differs: notTold,
    },
    {
      name: 'a revoked session',
      run: refreshAfter((on) => on.owner.revoke(ana)),
      differs: notRevoked,
    },
    {
      name: 'a changed password',
      run: refreshAfter((on) => on.owner.setPassword(ana, 'changed-1')),
      differs: notRevoked,
    },
    {
      name: 'revoked and disabled',
      run: refreshAfter(async (on) => {
        await on.owner.revoke(ana);
        await on.owner.disable(ana);
      }),
      differs: notRevoked,
    },
    {
      name: 'a session that began after a revocation',
      run: async (on) => {
        await on.owner.revoke(ana);
        const { refreshToken } = await on.session(credentials(ana));
        await on.refresh(grant(refreshToken));
      },
    },
    {
      name: 'after the ID token has expired',
      run: refreshAfter(async (on) => on.advance(7200)),
    },
    {
      name: 'a token whose lifetime is over',
      given: { beyondEmulator: { settings: { refreshTokenLifetimeSeconds: 86_400 } } },
      run: refreshAfter(async (on) => on.advance(86_401)),
      differs: {
        reason: 'the refresh tokens of the emulator do not expire',
        documented: { 1: refusal('TOKEN_EXPIRED') },
      },
    },
    {
      name: 'where tokens live for a shorter time',
      given: { beyondEmulator: { settings: { tokenLifetimeSeconds: 300 } } },
      run: refreshAfter(async () => {}),
      differs: {
        reason: 'the tokens of the emulator live for an hour',
        documented: { 1: refreshed(ana, 300) },
      },
    },
  ],
};

function claimsOf(idToken: string): Record<string, unknown> {
  const payload = idToken.split('.')[1] ?? '';
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Record<string, unknown>;
}

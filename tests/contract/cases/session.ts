import { refreshed, refusal, shortToken, wrongContentType } from '../answers.ts';
import {
  ana,
  ben,
  type Cases,
  type ContractCase,
  credentials,
  type Difference,
  rows,
  sends,
} from '../contractCase.ts';
import type { Conversation, Fields, Wire } from '../conversation.ts';
import type { Account } from '../target.ts';

const right = credentials(ana);

const complete: Account = {
  ...ana,
  photoUrl: 'https://contract.test/photo.png',
  createdAt: Date.parse('2025-11-03T10:00:00Z'),
};

type Change = (on: Conversation) => Promise<unknown>;

/** What may happen to a session between its sign-in and its next call. */
export const changes: readonly (readonly [string, Change])[] = [
  ['disabled', (on) => on.owner.disable(ana)],
  ['deleted', (on) => on.owner.remove(ana)],
  ['password changed', (on) => on.owner.setPassword(ana, 'changed-1')],
  ['revoked', (on) => on.owner.revoke(ana)],
];

const moreChanges: typeof changes = [
  ['nothing happened', async () => {}],
  ...changes,
  [
    'disabled, then enabled again',
    async (on) => {
      await on.owner.disable(ana);
      await on.owner.enable(ana);
    },
  ],
  [
    'revoked and disabled',
    async (on) => {
      await on.owner.revoke(ana);
      await on.owner.disable(ana);
    },
  ],
  ['another account is revoked', (on) => on.owner.revoke(ben)],
  [
    'signed in once more',
    async (on) => {
      await on.owner.nextSecond();
      await on.session(right);
    },
  ],
];

export const deletedOrBroken =
  'the emulator does not tell a deleted account from a broken refresh token';
export const notRevoked = 'the refresh tokens of the emulator cannot be revoked';

const atRefresh: Readonly<Record<string, Difference>> = {
  deleted: { reason: deletedOrBroken, documented: { 1: refusal('USER_NOT_FOUND') } },
  'password changed': { reason: notRevoked, documented: { 1: refusal('TOKEN_EXPIRED') } },
  revoked: { reason: notRevoked, documented: { 1: refusal('TOKEN_EXPIRED') } },
  'revoked and disabled': { reason: notRevoked, documented: { 1: refusal('TOKEN_EXPIRED') } },
};

function after(
  change: Change,
  then: (on: Conversation, session: { idToken: string; refreshToken: string }) => Promise<unknown>,
) {
  return async (on: Conversation) => {
    const session = await on.session(right);
    await change(on);
    await then(on, session);
  };
}

const nothing: Change = async () => {};

export const lookup: Cases = {
  ...rows(moreChanges, (change: Change) =>
    after(change, (on, { idToken }) => on.lookUp({ idToken })),
  ),
  'an account with everything': {
    given: { accounts: [complete] },
    run: after(nothing, (on, { idToken }) => on.lookUp({ idToken })),
  },
  'the dates of the account, and its secrets': {
    given: { accounts: [complete] },
    run: after(nothing, async (on, { idToken }) => {
      const { users } = await on.lookUp({ idToken });
      const [user = {}] = users as Record<string, unknown>[];
      const { createdAt, lastLoginAt, lastRefreshAt } = user;
      on.note({
        did: 'look at the user',
        isCreatedAsGiven: createdAt === String(complete.createdAt),
        isSeenAfterCreation: Number(lastLoginAt) > Number(createdAt),
        isRefreshedAtSignIn:
          Math.abs(Date.parse(String(lastRefreshAt)) - Number(lastLoginAt)) < 500,
        secrets: ['passwordHash', 'salt'].filter((name) => name in user),
      });
    }),
    differs: {
      reason: 'nobody but the owner of a project is shown how a password is kept',
      documented: { 2: { secrets: [] } },
    },
  },
  'a session that began after a revocation': async (on) => {
    await on.owner.revoke(ana);
    const { idToken, refreshToken } = await on.session(right);
    await on.lookUp({ idToken });
    await on.refresh(refreshToken);
  },
  'the tokens from before and after a refresh': after(nothing, async (on, session) => {
    await on.owner.nextSecond();
    const { id_token: idToken } = await on.refresh(session.refreshToken);
    await on.lookUp({ idToken: session.idToken });
    await on.lookUp({ idToken });
  }),
  'a token and the id of another account': after(nothing, (on, { idToken }) =>
    on.lookUp({ idToken, localId: [ben.localId], email: [ben.email] }),
  ),
  'by e-mail without a token': (on) => on.lookUp({ email: [ana.email] }),
  ...rows(
    [
      ['no token', undefined],
      ['an empty token', ''],
      ['a boolean for the token', true],
      ['a word for the token', 'opaque'],
      ['three parts that say nothing', 'a.b.c'],
      ['a very long text for the token', 'x'.repeat(20_000)],
    ],
    (idToken: unknown) => (on: Conversation) => on.lookUp({ idToken }),
  ),
  'a token of an account that never was': withClaims({ user_id: 'nobody', sub: 'nobody' }),
  'a token without its time of issue': {
    run: withClaims({ iat: undefined }),
    differs: {
      reason: 'the service knows a token that it has not written by the signature',
      documented: { 1: refusal('INVALID_ID_TOKEN') },
    },
  },
  'a token of another project': {
    run: withClaims({ aud: 'demo-other', iss: 'https://securetoken.google.com/demo-other' }),
    differs: {
      reason: 'the emulator does not ask for which project a token was written',
      documented: { 1: refusal('INVALID_ID_TOKEN') },
    },
  },
  'a token in its last second': after(
    async (on) => on.owner.advance(3599),
    (on, { idToken }) => on.lookUp({ idToken }),
  ),
  'an expired token': {
    run: after(
      async (on) => on.owner.advance(3601),
      (on, { idToken }) => on.lookUp({ idToken }),
    ),
    differs: {
      reason: 'the tokens of the emulator do not expire',
      documented: { 1: refusal('INVALID_ID_TOKEN') },
    },
  },
};

export const deletion: Cases = {
  ...rows(moreChanges, (change: Change) =>
    after(change, (on, { idToken }) => on.delete({ idToken })),
  ),
  'then the token is of no use, and nobody signs in': after(nothing, async (on, { idToken }) => {
    await on.delete({ idToken });
    await on.lookUp({ idToken });
    await on.delete({ idToken });
    await on.signIn(right);
    await on.signIn(credentials(ben));
  }),
  'then nothing is refreshed': {
    run: after(nothing, async (on, { idToken, refreshToken }) => {
      await on.delete({ idToken });
      await on.refresh(refreshToken);
    }),
    differs: { reason: deletedOrBroken, documented: { 2: refusal('USER_NOT_FOUND') } },
  },
  'without a token': async (on) => {
    await on.delete({});
    await on.delete({ idToken: '' });
    await on.delete({ idToken: 'opaque' });
    await on.delete({ idToken: false });
    await on.delete({ localId: ana.localId });
    await on.signIn(right);
  },
  'with a token and the id of another account': after(nothing, async (on, { idToken }) => {
    await on.delete({ idToken, localId: ben.localId });
    await on.signIn(right);
    await on.signIn(credentials(ben));
  }),
};

const form = 'application/x-www-form-urlencoded';
const tokenCall: Wire = { service: 'securetoken', path: '/v1/token' };
const asForm = (body: string) => sends({ ...tokenCall, headers: { 'Content-Type': form }, body });
const asJson = (body: object | string) => sends({ ...tokenCall, body });

const brokenDown = {
  reason: 'the emulator breaks down without fields',
  documented: { 1: refusal('MISSING_GRANT_TYPE') },
};

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

export const refresh: Cases = {
  ...rows(
    moreChanges.map(([name, change]) => [name, change, atRefresh[name]] as const),
    (change: Change, differs: Difference | undefined): ContractCase => ({
      run: after(change, (on, { refreshToken }) => on.refresh(refreshToken)),
      ...(differs !== undefined && { differs }),
    }),
  ),
  'as JSON, in either spelling': after(nothing, async (on, { refreshToken }) => {
    const body = { grant_type: 'refresh_token', refresh_token: refreshToken };
    await on.send({ ...tokenCall, body });
    await on.send({ ...tokenCall, body: { grantType: 'refresh_token', refreshToken } });
  }),
  'as a form with a charset': after(nothing, (on, { refreshToken }) =>
    on.send({
      ...tokenCall,
      headers: { 'Content-Type': `${form}; charset=UTF-8` },
      body: `grant_type=refresh_token&refresh_token=${encodeURIComponent(refreshToken)}`,
    }),
  ),
  'an account without a name': async (on) => {
    const { refreshToken } = await on.session(credentials(ben));
    await on.refresh(refreshToken);
  },
  'the time of the sign-in stays, the rest is new': after(nothing, async (on, session) => {
    await on.owner.nextSecond();
    const { id_token, access_token } = await on.refresh(session.refreshToken);
    const [old, fresh] = [claimsOf(session.idToken), claimsOf(id_token)];
    on.note({
      did: 'compare the tokens',
      isSignInTimeKept: fresh['auth_time'] === old['auth_time'],
      isIssuedLater: Number(fresh['iat']) > Number(old['iat']),
      isAccessToken: id_token === access_token,
    });
  }),
  'again with the same token, and with the one that came back': after(
    nothing,
    async (on, session) => {
      await on.refresh(session.refreshToken);
      const { refresh_token } = await on.refresh(session.refreshToken);
      await on.refresh(refresh_token);
    },
  ),
  'after the ID token has expired': after(
    async (on) => on.owner.advance(7200),
    (on, { refreshToken }) => on.refresh(refreshToken),
  ),
  'an empty form': { run: asForm(''), differs: brokenDown },
  'an empty object': asJson({}),
  'no grant type': asForm('refresh_token=x'),
  'another grant type': asForm('grant_type=password&refresh_token=x'),
  'another grant type and no token': asForm('grant_type=authorization_code&code=x'),
  'no token': asForm('grant_type=refresh_token'),
  'an empty token': asForm('grant_type=refresh_token&refresh_token='),
  ...rows(
    [
      ['a word for the token', 'opaque'],
      ['an empty object in base64', encoded({})],
      ['somebody without a mark', encoded({ localId: 'ana', projectId: 'demo-waymark' })],
      ['an ID token for the token', 'eyJhbGciOiJub25lIn0.eyJ1c2VyX2lkIjoiYW5hIn0.'],
    ],
    (refreshToken: string) => (on: Conversation) => on.refresh(refreshToken),
  ),
  'a broken token and no grant type': asJson({ refreshToken: 'opaque' }),
  'a token of another project': withGrant({ projectId: 'demo-other' }),
  'a token of an account that never was': {
    run: withGrant({ localId: 'nobody' }),
    differs: { reason: deletedOrBroken, documented: { 1: refusal('USER_NOT_FOUND') } },
  },
  'two wrong types': asJson({ refresh_token: true, grant_type: false }),
  'a list': asJson([]),
  'a broken body': asJson('{"grantType":'),
  'JSON that says it is a form': asForm('{"grantType":"refresh_token","refreshToken":"x"}'),
  'no content type': {
    run: sends({
      ...tokenCall,
      headers: { 'Content-Type': undefined },
      body: 'grant_type=refresh_token&refresh_token=x',
    }),
    differs: {
      reason: 'the emulator breaks down without a content type',
      documented: { 1: wrongContentType('') },
    },
  },
  'where tokens live for a shorter time': {
    given: { settings: { tokenLifetimeSeconds: 300 } },
    run: after(nothing, (on, { refreshToken }) => on.refresh(refreshToken)),
    differs: {
      reason: 'the tokens of the emulator live for an hour',
      documented: { 1: refreshed(ana, shortToken(ana)) },
    },
  },
};

/** Looks up a token that says something else; a claim that is undefined is left out. */
function withClaims(claims: Fields) {
  return after(nothing, (on, { idToken }) => {
    const [header] = idToken.split('.');
    const payload = JSON.stringify({ ...claimsOf(idToken), ...claims });
    return on.lookUp({ idToken: `${header}.${Buffer.from(payload).toString('base64url')}.` });
  });
}

/** Refreshes with a token that says something else. */
function withGrant(change: Fields) {
  return after(nothing, (on, { refreshToken }) => {
    const grant = JSON.parse(Buffer.from(refreshToken, 'base64').toString()) as Fields;
    return on.refresh(encoded({ ...grant, ...change }));
  });
}

function claimsOf(idToken: unknown): Fields {
  const [, payload = ''] = String(idToken).split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Fields;
}

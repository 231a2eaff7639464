import { refusal } from '../answers.ts';
import { ana, ben, type CaseGroup, credentials } from '../contractCase.ts';
import type { Conversation } from '../conversation.ts';
import type { Account } from '../target.ts';
import { edited, unsigned } from '../tokens.ts';

const complete: Account = {
  ...ana,
  photoUrl: 'https://contract.test/photo.png',
  createdAt: Date.parse('2025-11-03T10:00:00Z'),
};

const signature = 'the service knows a token that it has not written by the signature';

const broken: readonly (readonly [string, unknown])[] = [
  ['no token', undefined],
  ['an empty token', ''],
  ['null for the token', null],
  ['a number for the token', 12345],
  ['a boolean for the token', true],
  ['a list for the token', ['a.b.c']],
  ['a word for the token', 'opaque'],
  ['two parts for the token', 'a.b'],
  ['three parts that say nothing', 'a.b.c'],
  ['four parts', 'a.b.c.d'],
  ['a very long text for the token', 'x'.repeat(20_000)],
];

const lookUpAfter =
  (change: (on: Conversation) => Promise<void>) =>
  async (on: Conversation): Promise<void> => {
    const { idToken } = await on.session(credentials(ana));
    await change(on);
    await on.lookUp({ idToken });
  };

export const lookup: CaseGroup = {
  title: 'lookup',
  cases: [
    { name: 'after a sign-in', run: lookUpAfter(async () => {}) },
    {
      name: 'an account without a name',
      run: async (on) => {
        const { idToken } = await on.session(credentials(ben));
        await on.lookUp({ idToken });
      },
    },
    {
      name: 'an account with everything',
      given: { accounts: [complete] },
      run: lookUpAfter(async () => {}),
    },
    {
      name: 'the dates of the account',
      given: { accounts: [complete] },
      run: async (on) => {
        const { idToken } = await on.session(credentials(complete));
        const { body } = await on.lookUp({ idToken });
        const [user] = body['users'] as Record<string, unknown>[];
        const { createdAt, lastLoginAt, lastRefreshAt } = user ?? {};
        on.note({
          did: 'compare the dates',
          isCreatedAsGiven: createdAt === String(complete.createdAt),
          isSeenAfterCreation: Number(lastLoginAt) > Number(createdAt),
          isRefreshedAtSignIn:
            Math.abs(Date.parse(String(lastRefreshAt)) - Number(lastLoginAt)) < 500,
        });
      },
    },
    {
      name: 'secrets',
      run: async (on) => {
        const { idToken } = await on.session(credentials(ana));
        const { body } = await on.lookUp({ idToken });
        const [user] = body['users'] as object[];
        const shown = ['passwordHash', 'salt'].filter((name) => name in (user ?? {}));
        on.note({ did: 'look for secrets', shown });
      },
      differs: {
        reason: 'nobody but the owner of a project is shown how a password is kept',
        documented: { 2: { shown: [] } },
      },
    },
    {
      name: 'a token whose claims are no object',
      run: (on) => on.lookUp({ idToken: unsigned('hello') }),
      differs: {
        reason: 'the emulator breaks down',
        documented: { 1: refusal('INVALID_ID_TOKEN') },
      },
    },
    ...broken.map(([name, idToken]) => ({
      name,
      run: (on: Conversation) => on.lookUp({ idToken }),
    })),
    {
      name: 'a disabled account',
      run: lookUpAfter((on) => on.owner.disable(ana)),
    },
    {
      name: 'disabled, then enabled again',
      run: lookUpAfter(async (on) => {
        await on.owner.disable(ana);
        await on.owner.enable(ana);
      }),
    },
    { name: 'a deleted account', run: lookUpAfter((on) => on.owner.remove(ana)) },
    { name: 'a revoked session', run: lookUpAfter((on) => on.owner.revoke(ana)) },
    {
      name: 'a changed password',
      run: lookUpAfter((on) => on.owner.setPassword(ana, 'changed-1')),
    },
    {
      name: 'revoked and disabled: the token is told first',
      run: lookUpAfter(async (on) => {
        await on.owner.revoke(ana);
        await on.owner.disable(ana);
      }),
    },
    {
      name: 'a session that began after a revocation',
      run: async (on) => {
        await on.owner.revoke(ana);
        const { idToken } = await on.session(credentials(ana));
        await on.lookUp({ idToken });
      },
    },
    {
      name: 'another account is revoked',
      run: lookUpAfter((on) => on.owner.revoke(ben)),
    },
    {
      name: 'an earlier session stays open',
      run: async (on) => {
        const { idToken } = await on.session(credentials(ana));
        await on.nextSecond();
        await on.session(credentials(ana));
        await on.lookUp({ idToken });
      },
    },
    {
      name: 'the token from before a refresh',
      run: async (on) => {
        const { idToken, refreshToken } = await on.session(credentials(ana));
        await on.nextSecond();
        await on.refresh({ grant_type: 'refresh_token', refresh_token: refreshToken });
        await on.lookUp({ idToken });
      },
    },
    {
      name: 'by e-mail and by id without a token',
      run: async (on) => {
        await on.lookUp({ email: [ana.email] });
        await on.lookUp({ localId: [ana.localId] });
      },
    },
    {
      name: 'a token and the id of another account',
      run: async (on) => {
        const { idToken } = await on.session(credentials(ana));
        await on.lookUp({ idToken, localId: [ben.localId], email: [ben.email] });
      },
    },
    {
      name: 'wrong types beside a good token',
      run: async (on) => {
        const { idToken } = await on.session(credentials(ana));
        await on.lookUp({ idToken, localId: ben.localId });
        await on.lookUp({ idToken, email: [true] });
        await on.lookUp({ idToken, localId: [5] });
        await on.lookUp({ idToken, localId: [null, true] });
        await on.lookUp({ idToken, phoneNumber: 46701234567, email: true });
      },
    },
    {
      name: 'wrong types for the account at another provider',
      run: async (on) => {
        const { idToken } = await on.session(credentials(ana));
        await on.lookUp({ idToken, federatedUserId: {} });
        await on.lookUp({ idToken, federatedUserId: ['google.com'] });
        await on.lookUp({ idToken, federatedUserId: [{ providerId: true }] });
      },
    },
    {
      name: 'another project',
      run: lookUpWith({ targetProjectId: 'demo-other' }),
    },
    {
      name: 'the same project by name',
      run: lookUpWith({ targetProjectId: 'demo-waymark' }),
    },
    { name: 'unknown fields', run: lookUpWith({ favorite: 'red', nothing: null }) },
    {
      name: 'id_token for idToken',
      run: async (on) => {
        const { idToken } = await on.session(credentials(ana));
        await on.lookUp({ id_token: idToken });
      },
    },
    {
      name: 'a token with blanks around it',
      run: async (on) => {
        const { idToken } = await on.session(credentials(ana));
        await on.lookUp({ idToken: ` ${idToken} ` });
      },
    },
    {
      name: 'a token of an account that never was',
      run: editedToken({ user_id: 'nobody', sub: 'nobody' }),
    },
    {
      name: 'a token without a user',
      run: editedToken({ user_id: undefined, sub: undefined }),
      differs: { reason: signature, documented: { 1: refusal('INVALID_ID_TOKEN') } },
    },
    {
      name: 'a token without its time of issue',
      run: editedToken({ iat: undefined }),
      differs: { reason: signature, documented: { 1: refusal('INVALID_ID_TOKEN') } },
    },
    {
      name: 'a token that says it is signed',
      run: async (on) => {
        const { idToken } = await on.session(credentials(ana));
        const [, claims] = idToken.split('.');
        const header = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url');
        await on.lookUp({ idToken: `${header}.${claims}.c2lnbmF0dXJl` });
      },
    },
    {
      name: 'a token without the firebase claim',
      run: editedToken({ firebase: undefined }),
      differs: {
        reason: 'the emulator breaks down',
        documented: { 1: refusal('INVALID_ID_TOKEN') },
      },
    },
    {
      name: 'a token of another project',
      run: editedToken({
        aud: 'demo-other',
        iss: 'https://securetoken.google.com/demo-other',
      }),
      differs: {
        reason: 'the emulator does not ask for which project a token was written',
        documented: { 1: refusal('INVALID_ID_TOKEN') },
      },
    },
    {
      name: 'an expired token',
      run: async (on) => {
        const { idToken } = await on.session(credentials(ana));
        on.advance(3601);
        await on.lookUp({ idToken });
      },
      differs: {
        reason: 'the tokens of the emulator do not expire',
        documented: { 1: refusal('INVALID_ID_TOKEN') },
      },
    },
    {
      name: 'a token in its last second',
      run: async (on) => {
        const { idToken } = await on.session(credentials(ana));
        on.advance(3599);
        await on.lookUp({ idToken });
      },
    },
  ],
};

function lookUpWith(fields: object) {
  return async (on: Conversation): Promise<void> => {
    const { idToken } = await on.session(credentials(ana));
    await on.lookUp({ idToken, ...fields });
  };
}

function editedToken(claims: Readonly<Record<string, unknown>>) {
  return async (on: Conversation): Promise<void> => {
    const { idToken } = await on.session(credentials(ana));
    await on.lookUp({ idToken: edited(idToken, claims) });
  };
}

import {
  type Account,
  ana,
  type Conversation,
  type Difference,
  type Fields,
  type Groups,
  partOf,
  refusedWith,
  rows,
} from '../contractCase.ts';

const complete: Account = {
  ...ana,
  photoUrl: 'https://contract.test/photo.png',
  customAttributes: '{"plan":"intern","email":"other@contract.test"}',
  createdAt: Date.parse('2025-11-03T10:00:00Z'),
};

type Change = (on: Conversation) => unknown;
type Session = Awaited<ReturnType<Conversation['openSession']>>;

const nothing: Change = () => {};

/** What may happen to a session between its sign-in and its next call. */
const changes: Readonly<Record<string, Change>> = {
  'nothing happened': nothing,
  disabled: ({ owner }) => owner.disable(ana.localId),
  deleted: ({ owner }) => owner.remove(ana.localId),
  'password changed': ({ owner }) => owner.setPassword(ana.localId, 'changed-1'),
  revoked: ({ owner }) => owner.revoke(ana.localId),
  'signed in once more': async (on) => {
    await on.owner.nextSecond();
    await on.openSession(ana);
  },
};

const deletedOrBroken = 'the emulator does not tell a deleted account from a broken refresh token';
const notRevoked = 'the refresh tokens of the emulator cannot be revoked';

const refreshAfter: Readonly<Record<string, Difference>> = {
  deleted: refusedWith('USER_NOT_FOUND', deletedOrBroken),
  'password changed': refusedWith('TOKEN_EXPIRED', notRevoked),
  revoked: refusedWith('TOKEN_EXPIRED', notRevoked),
};

type Next = (on: Conversation, session: Session) => Promise<unknown>;

const looksUp: Next = (on, { idToken }) => on.lookUp(idToken);
const refreshes: Next = (on, { refreshToken }) => on.refresh(refreshToken);

function after(change: Change, next: Next) {
  return async (on: Conversation) => {
    const session = await on.openSession(ana);
    await change(on);
    await next(on, session);
  };
}

export const sessionCases: Groups = {
  lookup: {
    ...rows(changes, (change) => after(change, looksUp)),
    'an account with everything': {
      given: { accounts: [complete] },
      run: async (on) => {
        const { idToken } = await on.signIn(ana);
        await on.lookUp(idToken);
      },
    },
    'a session that began after a revocation': async (on) => {
      await on.owner.revoke(ana.localId);
      const { idToken, refreshToken } = await on.openSession(ana);
      await on.lookUp(idToken);
      await on.refresh(refreshToken);
    },
    'a word for the token': (on) => on.lookUp('opaque'),
    'a token in its last second': after(({ owner }) => owner.advance(3599_000), looksUp),
    'an expired token': {
      run: after(({ owner }) => owner.advance(3601_000), looksUp),
      differs: refusedWith('INVALID_ID_TOKEN', 'the tokens of the emulator do not expire'),
    },
  },

  refresh: {
    ...rows(changes, (change, name) => ({
      run: after(change, refreshes),
      differs: refreshAfter[name],
    })),
    'the time of the sign-in stays, the rest is new': after(nothing, async (on, session) => {
      await on.owner.nextSecond();
      const { id_token, access_token } = await on.refresh(session.refreshToken);
      const [old, fresh] = [claimsOf(session.idToken), claimsOf(id_token)];
      on.transcript.push({
        did: 'compare the tokens',
        isSignInTimeKept: fresh['auth_time'] === old['auth_time'],
        isIssuedLater: Number(fresh['iat']) > Number(old['iat']),
        isAccessToken: id_token === access_token,
      });
    }),
    'after the ID token has expired': after(({ owner }) => owner.advance(7200_000), refreshes),
    'a word for the token': (on) => on.refresh('opaque'),
  },
};

function claimsOf(idToken: unknown): Fields {
  return partOf(String(idToken).split('.')[1]);
}

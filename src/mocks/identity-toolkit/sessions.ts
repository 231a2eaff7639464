import { type Account, toSeconds } from './accounts.ts';
import { decodeIdToken, decodeRefreshToken, encodeIdToken, encodeRefreshToken } from './tokens.ts';
import { type Answer, type Fields, refusal, success, textField } from './wire.ts';
import type { Operation, World } from './world.ts';

/** The user id whose lookup answers nothing usable. */
export const unusableUserId = 'mock-unusable-user';

export interface Tokens {
  readonly idToken: string;
  readonly refreshToken: string;
  readonly expiresIn: string;
}

type TokenOwner = Pick<
  Account,
  'localId' | 'email' | 'emailVerified' | 'displayName' | 'photoUrl' | 'validSince'
>;

type Session =
  | { readonly kind: 'open'; readonly account: Account }
  | { readonly kind: 'closed'; readonly answer: Answer };

/** Without `authTime` this opens a session; with it, it carries one on. */
export function issueTokens(world: World, owner: TokenOwner, authTime?: number): Tokens {
  const iat = Math.max(toSeconds(world.now()), owner.validSince);
  const signedInAt = authTime ?? iat;
  const { projectId, tokenLifetimeSeconds } = world;
  return {
    idToken: encodeIdToken({
      ...(owner.displayName === undefined ? {} : { name: owner.displayName }),
      ...(owner.photoUrl === undefined ? {} : { picture: owner.photoUrl }),
      email: owner.email,
      email_verified: owner.emailVerified,
      auth_time: signedInAt,
      user_id: owner.localId,
      firebase: { identities: { email: [owner.email] }, sign_in_provider: 'password' },
      iat,
      exp: iat + tokenLifetimeSeconds,
      aud: projectId,
      iss: `https://securetoken.google.com/${projectId}`,
      sub: owner.localId,
    }),
    refreshToken: encodeRefreshToken({
      localId: owner.localId,
      authTime: signedInAt,
      projectId,
    }),
    expiresIn: String(tokenLifetimeSeconds),
  };
}

export const lookup: Operation = (world, fields) => {
  if (ownerOfIdToken(fields) === unusableUserId) return success({});
  const session = sessionOfIdToken(world, fields);
  if (session.kind === 'closed') return session.answer;
  return success({
    kind: 'identitytoolkit#GetAccountInfoResponse',
    users: [userRecord(session.account)],
  });
};

export const deleteAccount: Operation = (world, fields) => {
  const session = sessionOfIdToken(world, fields);
  if (session.kind === 'closed') return session.answer;
  world.accounts.remove(session.account.localId);
  return success({ kind: 'identitytoolkit#DeleteAccountResponse' });
};

export const refresh: Operation = (world, fields) => {
  const grantType = textField(fields, 'grantType');
  if (!grantType) return refusal('MISSING_GRANT_TYPE');
  if (grantType !== 'refresh_token') return refusal('INVALID_GRANT_TYPE');
  const refreshToken = textField(fields, 'refreshToken');
  if (!refreshToken) return refusal('MISSING_REFRESH_TOKEN');
  const grant = decodeRefreshToken(refreshToken);
  if (grant === undefined || grant.projectId !== world.projectId) {
    return refusal('INVALID_REFRESH_TOKEN');
  }
  const session = sessionOf(world, grant.localId, grant.authTime);
  if (session.kind === 'closed') return session.answer;
  const { account } = session;
  world.accounts.put({ ...account, lastRefreshAt: world.now() });
  const tokens = issueTokens(world, account, grant.authTime);
  return success({
    id_token: tokens.idToken,
    access_token: tokens.idToken,
    expires_in: tokens.expiresIn,
    refresh_token: tokens.refreshToken,
    token_type: 'Bearer',
    user_id: account.localId,
    project_id: '12345',
  });
};

function sessionOfIdToken(world: World, fields: Fields): Session {
  const idToken = textField(fields, 'idToken');
  if (!idToken) return closed('MISSING_ID_TOKEN');
  const claims = decodeIdToken(idToken);
  if (claims === undefined || claims.aud !== world.projectId) return closed('INVALID_ID_TOKEN');
  return sessionOf(world, claims.user_id, claims.iat);
}

function sessionOf(world: World, localId: string, issuedAt: number): Session {
  const account = world.accounts.byId(localId);
  if (account === undefined) return closed('USER_NOT_FOUND');
  if (issuedAt < account.validSince) return closed('TOKEN_EXPIRED');
  if (account.disabled) return closed('USER_DISABLED');
  return { kind: 'open', account };
}

function closed(message: string): Session {
  return { kind: 'closed', answer: refusal(message) };
}

function ownerOfIdToken(fields: Fields): string | undefined {
  return decodeIdToken(textField(fields, 'idToken') ?? '')?.user_id;
}

function userRecord(account: Account): object {
  const { localId, email, displayName, photoUrl, lastLoginAt, lastRefreshAt } = account;
  const profile = {
    ...(displayName === undefined ? {} : { displayName }),
    ...(photoUrl === undefined ? {} : { photoUrl }),
  };
  return {
    localId,
    email,
    ...profile,
    emailVerified: account.emailVerified,
    validSince: String(account.validSince),
    passwordUpdatedAt: account.passwordUpdatedAt,
    createdAt: String(account.createdAt),
    ...(lastLoginAt === undefined ? {} : { lastLoginAt: String(lastLoginAt) }),
    ...(lastRefreshAt === undefined
      ? {}
      : { lastRefreshAt: new Date(lastRefreshAt).toISOString() }),
    providerUserInfo: [
      { providerId: 'password', email, federatedId: email, rawId: email, ...profile },
    ],
  };
}

import { type Account, toSeconds } from './accounts.ts';
import { answerOf, type FaultId } from './faults.ts';
import { textField } from './fields.ts';
import { projectFault } from './projects.ts';
import { scriptedAccount, scriptedLookup } from './scripted.ts';
import { decodeIdToken, decodeRefreshToken, encodeIdToken, encodeRefreshToken } from './tokens.ts';
import { type Answer, type Fields, success } from './wire.ts';
import type { Operation, World } from './world.ts';

export interface Tokens {
  readonly idToken: string;
  readonly refreshToken: string;
  readonly expiresIn: string;
}

type Session =
  | {
      readonly kind: 'open';
      readonly account: Account;
      /** When the person signed in, in seconds. */
      readonly authTime: number;
    }
  | { readonly kind: 'closed'; readonly answer: Answer };

/** Without `authTime` this opens a session; with it, it carries one on. */
export function issueTokens(world: World, owner: Account, authTime?: number): Tokens {
  const { localId, email, displayName, photoUrl, tenantId } = owner;
  const { projectId } = world;
  const { tokenLifetimeSeconds } = world.settings;
  const iat = Math.max(toSeconds(world.now()), owner.validSince);
  const signedInAt = authTime ?? iat;
  world.latestIssue = Math.max(world.latestIssue, iat);
  const tenant = tenantId !== undefined && { tenant: tenantId };
  return {
    idToken: encodeIdToken({
      ...(displayName !== undefined && { name: displayName }),
      ...(photoUrl !== undefined && { picture: photoUrl }),
      email,
      email_verified: owner.emailVerified,
      auth_time: signedInAt,
      user_id: localId,
      firebase: { identities: { email: [email] }, sign_in_provider: 'password', ...tenant },
      iat,
      exp: iat + tokenLifetimeSeconds,
      aud: projectId,
      iss: `https://securetoken.google.com/${projectId}`,
      sub: localId,
    }),
    refreshToken: encodeRefreshToken({
      localId,
      projectId,
      ...(tenantId !== undefined && { tenantId }),
      authTime: signedInAt,
    }),
    expiresIn: String(tokenLifetimeSeconds),
  };
}

export const lookup: Operation = (world, fields) => {
  const session = sessionOfIdToken(world, fields);
  if (session.kind === 'closed') return session.answer;
  const { account } = session;
  return scriptedLookup(account.localId) ?? success(lookupBody(account));
};

export const deleteAccount: Operation = (world, fields) => {
  const session = sessionOfIdToken(world, fields);
  if (session.kind === 'closed') return session.answer;
  const { account, authTime } = session;
  if (isOver(world, authTime, world.settings.recentSignInSeconds)) {
    return answerOf('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  }
  world.accounts.remove(account.localId);
  return success({ kind: 'identitytoolkit#DeleteAccountResponse' });
};

export const refresh: Operation = (world, fields) => {
  const session = sessionOfRefreshToken(world, fields);
  if (session.kind === 'closed') return session.answer;
  const { account, authTime } = session;
  if (world.accounts.byId(account.localId) !== undefined) {
    world.accounts.put({ ...account, lastRefreshAt: world.now() });
  }
  const tokens = issueTokens(world, account, authTime);
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
  const read = decodeIdToken(idToken ?? '');
  const named = textField(fields, 'tenantId') || undefined;
  const tenantId = named ?? read?.tenantId;
  if (read?.tenantId !== undefined && read.tenantId !== tenantId) {
    return closed('TENANT_ID_MISMATCH');
  }
  const fault = projectFault(world, tenantId);
  if (fault !== undefined) return { kind: 'closed', answer: fault };
  if (!idToken) return closed('MISSING_ID_TOKEN');
  if (read === undefined || read.projectId !== world.projectId) return closed('INVALID_ID_TOKEN');
  if (read.expiresAt <= toSeconds(world.now())) return closed('INVALID_ID_TOKEN');
  return sessionOf(world, { ...read, localId: read.userId, tenantId });
}

function sessionOfRefreshToken(world: World, fields: Fields): Session {
  const grantType = textField(fields, 'grantType');
  const refreshToken = textField(fields, 'refreshToken') ?? '';
  const grant = decodeRefreshToken(refreshToken);
  if (refreshToken !== '' && grant === undefined) return closed('INVALID_REFRESH_TOKEN');
  if (!grantType) return closed('MISSING_GRANT_TYPE');
  if (grantType !== 'refresh_token') return closed('INVALID_GRANT_TYPE');
  if (grant === undefined) return closed('MISSING_REFRESH_TOKEN');
  if (grant.projectId !== world.projectId) return closed('INVALID_REFRESH_TOKEN');
  const { refreshTokenLifetimeSeconds: lifetime } = world.settings;
  if (isOver(world, grant.authTime, lifetime)) return closed('TOKEN_EXPIRED');
  return sessionOf(world, { ...grant, issuedAt: grant.authTime });
}

/** Whether more than a span of time has passed since a moment, both in seconds. */
function isOver(world: World, since: number, seconds: number | 'unlimited'): boolean {
  return seconds !== 'unlimited' && toSeconds(world.now()) - since >= seconds;
}

interface Claim {
  readonly localId: string;
  readonly tenantId?: string | undefined;
  /** In seconds, both. */
  readonly issuedAt: number;
  readonly authTime: number;
}

function sessionOf(world: World, { localId, tenantId, issuedAt, authTime }: Claim): Session {
  const account = world.accounts.byId(localId) ?? scriptedAccount(localId);
  if (account === undefined || account.tenantId !== tenantId) return closed('USER_NOT_FOUND');
  if (issuedAt < account.validSince) return closed('TOKEN_EXPIRED');
  if (account.disabled) return closed('USER_DISABLED');
  return { kind: 'open', account, authTime };
}

function closed(id: FaultId): Session {
  return { kind: 'closed', answer: answerOf(id) };
}

function lookupBody(account: Account): object {
  const { localId, email, displayName, photoUrl, lastLoginAt, lastRefreshAt, tenantId } = account;
  const profile = {
    ...(displayName !== undefined && { displayName }),
    ...(photoUrl !== undefined && { photoUrl }),
  };
  const user = {
    localId,
    email,
    ...profile,
    emailVerified: account.emailVerified,
    disabled: account.disabled,
    validSince: String(account.validSince),
    passwordUpdatedAt: account.passwordUpdatedAt,
    createdAt: String(account.createdAt),
    ...(lastLoginAt !== undefined && { lastLoginAt: String(lastLoginAt) }),
    ...(lastRefreshAt !== undefined && { lastRefreshAt: new Date(lastRefreshAt).toISOString() }),
    ...(tenantId !== undefined && { tenantId }),
    providerUserInfo: [
      { providerId: 'password', email, federatedId: email, rawId: email, ...profile },
    ],
  };
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [user] };
}

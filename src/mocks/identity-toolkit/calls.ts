import { type Account, toSeconds, withAccount } from './accounts.ts';
import { faultOfAccount, scriptedAccount, scriptedFault } from './faultAddress.ts';
import { answerOf, type Fault } from './faults.ts';
import type { Operation, ServiceState } from './serviceState.ts';
import { decodeIdToken, decodeRefreshToken, encodeIdToken, encodeRefreshToken } from './tokens.ts';
import { type Answer, type Fields, type IdentityCall, success } from './wire.ts';

/** The checks of each call come in the order of the real service, which the contract test holds. */
const signInWithPassword: Operation = (state, fields) => {
  state.announced = {};
  if (state.settings.passwordSignIn === 'off') return answerOf('PASSWORD_LOGIN_DISABLED');
  const email = textField(fields, 'email')?.toLowerCase();
  if (email === undefined) return answerOf('MISSING_EMAIL');
  if (!/^[^@]+@[^@]+$/.test(email)) return answerOf('INVALID_EMAIL');
  const scripted = scriptedFault(email);
  if (scripted !== undefined) return answerScripted(state, scripted, email);
  const password = textField(fields, 'password') ?? '';
  if (password === '') return answerOf('MISSING_PASSWORD');
  const isCaptchaMissing = !textField(fields, 'captchaResponse');
  if (state.settings.captcha === 'enforce' && isCaptchaMissing) {
    return answerOf('MISSING_RECAPTCHA_TOKEN');
  }
  // A tenant has accounts of its own, and the mock has none of any tenant, as a new emulator.
  const accounts = textField(fields, 'tenantId') ? [] : state.accounts;
  return checkPassword(state, accounts, email, password);
};

function checkPassword(
  state: ServiceState,
  accounts: readonly Account[],
  email: string,
  password: string,
): Answer {
  const { settings, wrongPasswords } = state;
  const now = state.now();
  const count = countedFailures(state, email);
  if (settings.throttling !== 'off' && count >= settings.throttling.failures) {
    return answerOf('TOO_MANY_ATTEMPTS_TRY_LATER');
  }
  const account = accounts.find((each) => each.email === email);
  if (account?.disabled) return answerOf('USER_DISABLED');
  if (account?.password !== password) {
    wrongPasswords.set(email, { count: count + 1, lastAt: now });
    if (settings.emailEnumerationProtection) return answerOf('INVALID_LOGIN_CREDENTIALS');
    return answerOf(account === undefined ? 'EMAIL_NOT_FOUND' : 'INVALID_PASSWORD');
  }
  wrongPasswords.delete(email);
  state.accounts = withAccount(state.accounts, {
    ...account,
    lastLoginAt: now,
    lastRefreshAt: now,
  });
  return signedIn(state, account, email);
}

/** Wrong passwords for the e-mail, until enough time has passed since the last one. */
function countedFailures({ settings, wrongPasswords, now }: ServiceState, email: string): number {
  const failures = wrongPasswords.get(email);
  if (failures === undefined || settings.throttling === 'off') return 0;
  const isOver = now() - failures.lastAt >= settings.throttling.recoverySeconds * 1000;
  return isOver ? 0 : failures.count;
}

/** The answer to a sign-in under the address of a fault. It succeeds for a fault of the look-up, which comes later. */
function answerScripted(state: ServiceState, fault: Fault, email: string): Answer {
  const { answer, scriptedAt, announces = {} } = fault;
  state.announced = announces;
  const account = scriptedAccount(fault);
  if (answer.kind === 'slow') return { ...answer, answer: signedIn(state, account, email) };
  return scriptedAt === 'lookup' ? signedIn(state, account, email) : answer;
}

function signedIn(state: ServiceState, account: Account, email: string): Answer {
  const { localId } = account;
  const kind = 'identitytoolkit#VerifyPasswordResponse';
  return success({ kind, registered: true, localId, email, ...issueTokens(state, account) });
}

/** Tokens of a new session; with `authTime`, tokens of the session that began at that time. */
function issueTokens(state: ServiceState, owner: Account, authTime?: number) {
  const { localId, email, displayName, photoUrl, customAttributes = '{}' } = owner;
  const { projectId } = state;
  const { tokenLifetimeSeconds } = state.settings;
  const iat = Math.max(toSeconds(state.now()), owner.validSince);
  const signedInAt = authTime ?? iat;
  return {
    idToken: encodeIdToken({
      ...(displayName !== undefined && { name: displayName }),
      ...(photoUrl !== undefined && { picture: photoUrl }),
      ...JSON.parse(customAttributes),
      email,
      email_verified: owner.emailVerified,
      auth_time: signedInAt,
      user_id: localId,
      firebase: { identities: { email: [email] }, sign_in_provider: 'password' },
      iat,
      exp: iat + tokenLifetimeSeconds,
      aud: projectId,
      iss: `https://securetoken.google.com/${projectId}`,
      sub: localId,
    }),
    refreshToken: encodeRefreshToken({ localId, projectId, authTime: signedInAt }),
    expiresIn: String(tokenLifetimeSeconds),
  };
}

interface Session {
  readonly kind: 'open';
  readonly account: Account;
  /** When the person signed in, in seconds. */
  readonly authTime: number;
}

const lookup: Operation = (state, fields) => {
  const session = sessionOfIdToken(state, fields);
  if (session.kind !== 'open') return session;
  const fault = faultOfAccount(session.account.localId);
  return fault?.scriptedAt === 'lookup' ? fault.answer : success(lookupBody(session.account));
};

const deleteAccount: Operation = (state, fields) => {
  const session = sessionOfIdToken(state, fields);
  if (session.kind !== 'open') return session;
  state.accounts = state.accounts.filter(({ localId }) => localId !== session.account.localId);
  return success({ kind: 'identitytoolkit#DeleteAccountResponse' });
};

const token: Operation = (state, fields) => {
  const session = sessionOfRefreshToken(state, fields);
  if (session.kind !== 'open') return session;
  const { account, authTime } = session;
  state.accounts = withAccount(state.accounts, { ...account, lastRefreshAt: state.now() });
  const tokens = issueTokens(state, account, authTime);
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

function sessionOfIdToken(state: ServiceState, fields: Fields): Session | Answer {
  const idToken = textField(fields, 'idToken');
  if (!idToken) return answerOf('MISSING_ID_TOKEN');
  const read = decodeIdToken(idToken);
  if (read === undefined || read.aud !== state.projectId) return answerOf('INVALID_ID_TOKEN');
  const session = sessionOf(state, read.user_id, read.iat, read.auth_time);
  // The end of a session is reported before the age of its token, as by the real service.
  const isExpired = read.exp <= toSeconds(state.now());
  return session.kind === 'open' && isExpired ? answerOf('INVALID_ID_TOKEN') : session;
}

function sessionOfRefreshToken(state: ServiceState, fields: Fields): Session | Answer {
  const grantType = textField(fields, 'grantType');
  const refreshToken = textField(fields, 'refreshToken') ?? '';
  const grant = decodeRefreshToken(refreshToken);
  if (refreshToken !== '' && grant === undefined) return answerOf('INVALID_REFRESH_TOKEN');
  if (!grantType) return answerOf('MISSING_GRANT_TYPE');
  if (grantType !== 'refresh_token') return answerOf('INVALID_GRANT_TYPE');
  if (grant === undefined) return answerOf('MISSING_REFRESH_TOKEN');
  if (grant.projectId !== state.projectId) return answerOf('INVALID_REFRESH_TOKEN');
  return sessionOf(state, grant.localId, grant.authTime, grant.authTime);
}

/** Both times are in seconds. */
function sessionOf(
  state: ServiceState,
  localId: string,
  issuedAt: number,
  authTime: number,
): Session | Answer {
  const fault = faultOfAccount(localId);
  const account = fault
    ? scriptedAccount(fault)
    : state.accounts.find((each) => each.localId === localId);
  if (account === undefined) return answerOf('USER_NOT_FOUND');
  if (issuedAt < account.validSince) return answerOf('TOKEN_EXPIRED');
  if (account.disabled) return answerOf('USER_DISABLED');
  return { kind: 'open', account, authTime };
}

function lookupBody(account: Account): object {
  const { localId, email, displayName, photoUrl, customAttributes } = account;
  const { lastLoginAt, lastRefreshAt } = account;
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
    ...(customAttributes !== undefined && { customAttributes }),
    validSince: String(account.validSince),
    passwordUpdatedAt: account.passwordUpdatedAt,
    createdAt: String(account.createdAt),
    ...(lastLoginAt !== undefined && { lastLoginAt: String(lastLoginAt) }),
    ...(lastRefreshAt !== undefined && { lastRefreshAt: new Date(lastRefreshAt).toISOString() }),
    providerUserInfo: [
      { providerId: 'password', email, federatedId: email, rawId: email, ...profile },
    ],
  };
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [user] };
}

const passwordPolicy: Operation = ({ announced, policy }) => {
  const {
    allowedNonAlphanumericCharacters,
    enforcementState,
    forceUpgradeOnSignin,
    ...customStrengthOptions
  } = announced.policy ?? policy;
  return success({
    customStrengthOptions,
    allowedNonAlphanumericCharacters,
    enforcementState,
    forceUpgradeOnSignin,
    schemaVersion: 1,
  });
};

/** Without `recaptchaKey` while everything is off, as the real service. */
const recaptchaConfig: Operation = ({ announced, settings, projectId }) => {
  const captcha = announced.captcha ?? settings.captcha;
  return success({
    ...(captcha !== 'off' && { recaptchaKey: `projects/${projectId}/keys/mock-site-key` }),
    recaptchaEnforcementState: [
      { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: captcha.toUpperCase() },
      { provider: 'PHONE_PROVIDER', enforcementState: 'OFF' },
    ],
  });
};

export const operations: Readonly<Record<IdentityCall, Operation>> = {
  signInWithPassword,
  lookup,
  delete: deleteAccount,
  token,
  passwordPolicy,
  recaptchaConfig,
};

function textField(fields: Fields, name: string): string | undefined {
  const value = fields.get(name);
  return typeof value === 'string' ? value : undefined;
}

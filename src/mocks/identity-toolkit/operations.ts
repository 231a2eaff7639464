import { type Account, isEmail, isPasswordOf, toSeconds, withAccount } from './accounts.ts';
import { respondAsScripted, scriptedAccount, scriptedFault } from './faultAddress.ts';
import { faultResponse } from './faultNames.ts';
import { resetPassword, sendOobCode } from './passwordReset.ts';
import { projectId } from './project.ts';
import type { Fields, IdentityCall } from './request.ts';
import type { ServiceState } from './serviceState.ts';
import { decodeIdToken, decodeRefreshToken, encodeIdToken, encodeRefreshToken } from './tokens.ts';
import { refusal, type ServiceResponse, success } from './wire.ts';

/** @param language of the client, which the SDK sends as a header */
type Operation = (state: ServiceState, fields: Fields, language: string) => ServiceResponse;

/** Each operation checks its input in the order of the real service. The contract test proves the order. */
const signInWithPassword: Operation = (state, fields) => {
  const { password = '', captchaResponse } = fields;
  const email = fields['email']?.toLowerCase() ?? '';
  state.announced = {};
  if (state.settings.passwordSignIn === 'off') return faultResponse('PASSWORD_LOGIN_DISABLED');
  if (!isEmail(email)) return faultResponse('INVALID_EMAIL');
  const scripted = scriptedFault(email);
  if (scripted !== undefined) {
    const usual = () => signedIn(state, scriptedAccount(email));
    return respondAsScripted(state, scripted, ['lookup'], usual);
  }
  if (password === '') return refusal('MISSING_PASSWORD');
  if (state.settings.captcha === 'enforce' && !captchaResponse) {
    return faultResponse('MISSING_RECAPTCHA_TOKEN');
  }
  return checkPassword(state, email, password);
};

function checkPassword(state: ServiceState, email: string, password: string): ServiceResponse {
  const { settings, wrongPasswords } = state;
  const now = state.now();
  const count = countedFailures(state, email);
  if (settings.throttling !== 'off' && count >= settings.throttling.failures) {
    return faultResponse('TOO_MANY_ATTEMPTS_TRY_LATER');
  }
  const account = state.accounts.find((each) => each.email === email);
  if (account?.disabled) return faultResponse('USER_DISABLED');
  if (!account || !isPasswordOf(account, password)) {
    wrongPasswords.set(email, { count: count + 1, lastAt: now });
    if (settings.emailEnumerationProtection) return faultResponse('INVALID_LOGIN_CREDENTIALS');
    return faultResponse(account === undefined ? 'EMAIL_NOT_FOUND' : 'INVALID_PASSWORD');
  }
  wrongPasswords.delete(email);
  state.accounts = withAccount(state.accounts, {
    ...account,
    lastLoginAt: now,
    lastRefreshAt: now,
  });
  return signedIn(state, account);
}

/** The number of wrong passwords that still count for the email: none after the recovery time. */
function countedFailures({ settings, wrongPasswords, now }: ServiceState, email: string): number {
  const failures = wrongPasswords.get(email);
  if (failures === undefined || settings.throttling === 'off') return 0;
  const isOver = now() - failures.lastAt >= settings.throttling.recoverySeconds * 1000;
  return isOver ? 0 : failures.count;
}

function signedIn(state: ServiceState, account: Account): ServiceResponse {
  const { localId, email } = account;
  const kind = 'identitytoolkit#VerifyPasswordResponse';
  return success({ kind, registered: true, localId, email, ...issueTokens(state, account) });
}

/** Issues tokens for a new session, or for the session that began at `authTime`. */
function issueTokens(state: ServiceState, owner: Account, authTime?: number) {
  const { localId, email, displayName, photoUrl, customAttributes = '{}' } = owner;
  const { tokenLifetimeSeconds } = state.settings;
  const iat = Math.max(toSeconds(state.now()), owner.validSince);
  const signedInAt = authTime ?? iat;
  return {
    idToken: encodeIdToken({
      name: displayName,
      picture: photoUrl,
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

const lookup: Operation = (state, fields) => {
  const account = ownerOfIdToken(state, fields);
  if ('kind' in account) return account;
  const fault = scriptedFault(account.localId);
  return fault?.scriptedAt === 'lookup' ? fault.response : success(lookupBody(account));
};

const deleteAccount: Operation = (state, fields) => {
  const account = ownerOfIdToken(state, fields);
  if ('kind' in account) return account;
  state.accounts = state.accounts.filter(({ localId }) => localId !== account.localId);
  return success({ kind: 'identitytoolkit#DeleteAccountResponse' });
};

const token: Operation = (state, { refresh_token: refreshToken = '' }) => {
  const grant = decodeRefreshToken(refreshToken);
  if (grant?.projectId !== projectId) return faultResponse('INVALID_REFRESH_TOKEN');
  const account = ownerOfSession(state, grant.localId, grant.authTime);
  if ('kind' in account) return account;
  state.accounts = withAccount(state.accounts, { ...account, lastRefreshAt: state.now() });
  const tokens = issueTokens(state, account, grant.authTime);
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

function ownerOfIdToken(state: ServiceState, { idToken = '' }: Fields): Account | ServiceResponse {
  const read = decodeIdToken(idToken);
  if (read?.aud !== projectId) return faultResponse('INVALID_ID_TOKEN');
  const account = ownerOfSession(state, read.user_id, read.iat);
  // Like the real service, this reports an ended session before an expired token.
  const isExpired = read.exp <= toSeconds(state.now());
  return isExpired && !('kind' in account) ? faultResponse('INVALID_ID_TOKEN') : account;
}

/** @param begunAt when the session began or its token was issued, in seconds */
function ownerOfSession(
  state: ServiceState,
  localId: string,
  begunAt: number,
): Account | ServiceResponse {
  const account = scriptedFault(localId)
    ? scriptedAccount(localId)
    : state.accounts.find((each) => each.localId === localId);
  if (account === undefined) return faultResponse('USER_NOT_FOUND');
  if (begunAt < account.validSince) return faultResponse('TOKEN_EXPIRED');
  if (account.disabled) return faultResponse('USER_DISABLED');
  return account;
}

/** A missing field is undefined here, so the JSON omits it. */
function lookupBody({ password: _, passwordHash: _hash, ...account }: Account): object {
  const { email, displayName, photoUrl, lastLoginAt, lastRefreshAt } = account;
  const user = {
    ...account,
    validSince: String(account.validSince),
    createdAt: String(account.createdAt),
    lastLoginAt: lastLoginAt?.toString(),
    lastRefreshAt: lastRefreshAt && new Date(lastRefreshAt).toISOString(),
    providerUserInfo: [
      { providerId: 'password', email, federatedId: email, rawId: email, displayName, photoUrl },
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

const recaptchaConfig: Operation = ({ announced, settings }) => {
  const captcha = announced.captcha ?? settings.captcha;
  return success({
    // The real service sends no key while the captcha is off.
    recaptchaKey: captcha === 'off' ? undefined : `projects/${projectId}/keys/mock-site-key`,
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
  sendOobCode,
  resetPassword,
};

import { type Account, projectId } from './target.ts';
import type { JsonObject } from './transcript.ts';

/** A refusal, as a transcript shows it; some have a name for the status, or another reason. */
export function refusal(
  message: string,
  { code = 400, status, ...item }: { code?: number; status?: string; reason?: string } = {},
): JsonObject {
  const errors = [{ message, reason: 'invalid', domain: 'global', ...item }];
  return errorAnswer(code, message, errors, status);
}

export function notImplemented(call: string): JsonObject {
  const message = `${call} is not implemented in the Identity Toolkit mock.`;
  return errorAnswer(501, message, [{ message, reason: 'unimplemented' }], 'NOT_IMPLEMENTED');
}

export function wrongContentType(type: string): JsonObject {
  const message = `Invalid content-type: ${type}`;
  return errorAnswer(400, message, [{ message, reason: 'unknown' }]);
}

function errorAnswer(
  code: number,
  message: string,
  errors: readonly JsonObject[],
  status?: string,
): JsonObject {
  const error = { code, message, errors, ...(status !== undefined && { status }) };
  return { status: code, body: { error } };
}

export function signedIn({ localId, email }: Account, idToken: JsonObject): JsonObject {
  return {
    status: 200,
    body: {
      kind: 'identitytoolkit#VerifyPasswordResponse',
      registered: true,
      localId,
      email,
      idToken,
      refreshToken: '<refresh token>',
      expiresIn: '300',
    },
  };
}

export function refreshed({ localId }: Account, idToken: JsonObject): JsonObject {
  return {
    status: 200,
    body: {
      id_token: idToken,
      access_token: idToken,
      expires_in: '300',
      refresh_token: '<the refresh token sent>',
      token_type: 'Bearer',
      user_id: localId,
      project_id: '12345',
    },
  };
}

/** A token that lives for five minutes. */
export function shortToken(account: Account): JsonObject {
  const { localId, email, displayName, emailVerified = false } = account;
  return {
    header: { alg: 'none', typ: 'JWT' },
    claims: {
      ...(displayName !== undefined && { name: displayName }),
      email,
      email_verified: emailVerified,
      auth_time: '<seconds>',
      user_id: localId,
      firebase: { identities: { email: [email] }, sign_in_provider: 'password' },
      iat: '<seconds>',
      exp: '<iat + 300>',
      aud: projectId,
      iss: `https://securetoken.google.com/${projectId}`,
      sub: localId,
    },
    signature: '',
  };
}

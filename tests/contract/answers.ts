import { type Account, projectId } from './target.ts';
import type { JsonObject } from './transcript.ts';

/** The documented forms of answers, as a transcript shows them. */
interface ErrorOptions {
  readonly status?: number;
  /** Google's own name for the status. */
  readonly name?: string;
  readonly reason?: string;
  readonly domain?: 'none';
}

export function refusal(message: string, options: ErrorOptions = {}): JsonObject {
  const { status = 400, name, reason = 'invalid', domain } = options;
  return {
    status,
    body: {
      error: {
        code: status,
        message,
        errors: [{ message, reason, ...(domain === undefined && { domain: 'global' }) }],
        ...(name !== undefined && { status: name }),
      },
    },
  };
}

export function notImplemented(call: string): JsonObject {
  return refusal(`${call} is not implemented in the Identity Toolkit mock.`, {
    status: 501,
    name: 'NOT_IMPLEMENTED',
    reason: 'unimplemented',
    domain: 'none',
  });
}

export function wrongContentType(type: string): JsonObject {
  return refusal(`Invalid content-type: ${type}`, { reason: 'unknown', domain: 'none' });
}

export function signedIn(account: Account, lifetime = 3600): JsonObject {
  const { localId, email } = account;
  return {
    status: 200,
    body: {
      kind: 'identitytoolkit#VerifyPasswordResponse',
      registered: true,
      localId,
      email,
      idToken: idToken(account, lifetime),
      refreshToken: '<refresh token>',
      expiresIn: String(lifetime),
    },
  };
}

export function refreshed(account: Account, lifetime: number): JsonObject {
  return {
    status: 200,
    body: {
      id_token: idToken(account, lifetime),
      access_token: idToken(account, lifetime),
      expires_in: String(lifetime),
      refresh_token: '<the refresh token sent>',
      token_type: 'Bearer',
      user_id: account.localId,
      project_id: '12345',
    },
  };
}

function idToken(account: Account, lifetime: number): JsonObject {
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
      exp: `<iat + ${lifetime}>`,
      aud: projectId,
      iss: `https://securetoken.google.com/${projectId}`,
      sub: localId,
    },
    signature: '',
  };
}

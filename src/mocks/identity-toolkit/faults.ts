import { type Announcement, demandingPolicy } from './project.ts';
import { type IdentityCall, identityCalls } from './request.ts';
import { failure, refusal, type ServiceResponse, success } from './wire.ts';

/** One thing that can go wrong between a client and the service. */
export interface Fault<Id extends string = string> {
  /** Capitals, digits and `_`. Addresses and links contain the id, so it must not change. */
  readonly id: Id;
  /** The title under which the error lab and the demo's panel list the fault. */
  readonly group: string;
  readonly cause: string;
  /** The calls to which the real service may respond with this fault. */
  readonly calls: readonly IdentityCall[];
  readonly response: ServiceResponse;
  /**
   * What the Firebase SDK makes of a sign-in with this fault: an error with a code, an error without one, a promise
   * that never settles, or a late success.
   */
  readonly outcome: `auth/${string}` | 'exception' | 'waits' | 'signsIn';
  /** The fate of the session if a lookup or a refresh meets the fault. */
  readonly session: 'kept' | 'endedBySdk' | 'leftToApp';
  /**
   * When the fault occurs, if not on the first call: at the look-up after a sign-in, when the code from an email is
   * first checked, or when the new password is sent with it.
   */
  readonly scriptedAt?: 'lookup' | 'codeCheck' | 'newPassword';
  /** The project configuration after the fault, which the SDK then requests. */
  readonly announces?: Announcement;
}

/** A row of the table. `calls` and `session` default to those of its group, and `response` to a refusal with the id. */
type Row = Pick<Fault, 'cause' | 'outcome'> & Partial<Omit<Fault, 'id' | 'group'>>;

function group<Id extends string>(
  title: string,
  calls: Fault['calls'],
  session: Fault['session'],
  rows: Readonly<Record<Id, Row>>,
): Fault<Id>[] {
  const ids = Object.keys(rows) as Id[];
  return ids.map((id) => ({
    id,
    group: title,
    calls,
    session,
    response: refusal(id),
    ...rows[id],
  }));
}

const signIn = ['signInWithPassword'] as const;
const withIdToken = ['lookup', 'delete'] as const;
const token = ['token'] as const;
const withSession = [...withIdToken, ...token] as const;
const sendCode = ['sendOobCode'] as const;
const useCode = ['resetPassword'] as const;
const withEmail = [...signIn, ...sendCode] as const;

/**
 * One row for each way in which the portal behaves when a call of the SDK fails. Codes that lead to the same sentence as
 * `INTERNAL_ERROR` have no row of their own: an address reaches them (`faultAddress.ts`). The operations take their
 * refusals from this table, and a test checks each `outcome` and `session` against the real SDK.
 */
export const faults = [
  ...group('Email and password', signIn, 'kept', {
    EMAIL_NOT_FOUND: {
      cause: 'No account has this email, and email enumeration protection is off.',
      outcome: 'auth/user-not-found',
      calls: withEmail,
    },
    INVALID_PASSWORD: {
      cause: 'The password is wrong, and email enumeration protection is off.',
      outcome: 'auth/wrong-password',
    },
    INVALID_LOGIN_CREDENTIALS: {
      cause: 'The email or the password is wrong, and email enumeration protection is on.',
      outcome: 'auth/invalid-credential',
    },
    INVALID_EMAIL: {
      cause: 'The email does not have the form name@domain.',
      outcome: 'auth/invalid-email',
      calls: withEmail,
    },
    TOO_MANY_ATTEMPTS_TRY_LATER: {
      cause: 'Too many wrong passwords for this account, or too many attempts from one place.',
      response: refusal(
        'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts.',
      ),
      outcome: 'auth/too-many-requests',
      calls: withEmail,
    },
    PASSWORD_DOES_NOT_MEET_REQUIREMENTS: {
      cause: 'The password does not meet the policy, which also applies at sign-in.',
      response: refusal(
        'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 16 characters]',
      ),
      outcome: 'auth/password-does-not-meet-requirements',
      announces: { policy: demandingPolicy },
      calls: [...signIn, ...useCode],
      scriptedAt: 'newPassword',
    },
  }),
  ...group('Password link', useCode, 'kept', {
    MISSING_EMAIL: {
      cause: 'No email was sent.',
      outcome: 'auth/missing-email',
      calls: withEmail,
    },
    UNAUTHORIZED_DOMAIN: {
      cause: 'The page to continue to is not on a domain the project allows.',
      outcome: 'auth/unauthorized-continue-uri',
      calls: sendCode,
    },
    EXPIRED_OOB_CODE: {
      cause: 'The link is older than an hour.',
      outcome: 'auth/expired-action-code',
      scriptedAt: 'codeCheck',
    },
    INVALID_OOB_CODE: {
      cause: 'The link was used before, is damaged, or belongs to a deleted account.',
      outcome: 'auth/invalid-action-code',
      scriptedAt: 'codeCheck',
    },
    WEAK_PASSWORD: {
      cause: 'The password is shorter than six characters.',
      response: refusal('WEAK_PASSWORD : Password should be at least 6 characters'),
      outcome: 'auth/weak-password',
      scriptedAt: 'newPassword',
    },
  }),
  ...group('Account and session', withSession, 'endedBySdk', {
    USER_DISABLED: {
      cause: 'An administrator has disabled the account.',
      outcome: 'auth/user-disabled',
      calls: [...signIn, ...withSession, ...useCode],
    },
    TOKEN_EXPIRED: {
      cause: 'The session was ended: the password changed, or an administrator revoked it.',
      outcome: 'auth/user-token-expired',
    },
    USER_NOT_FOUND: {
      cause: 'The token’s account has been deleted.',
      outcome: 'auth/user-token-expired',
    },
    INVALID_ID_TOKEN: {
      cause: 'The ID token cannot be read, has expired, or belongs to another project.',
      outcome: 'auth/invalid-user-token',
      session: 'leftToApp',
      calls: withIdToken,
    },
    INVALID_REFRESH_TOKEN: {
      cause: 'The refresh token cannot be read.',
      outcome: 'auth/invalid-refresh-token',
      session: 'leftToApp',
      calls: token,
    },
    CREDENTIAL_TOO_OLD_LOGIN_AGAIN: {
      cause: 'The sign-in was too long ago for a sensitive request, such as deleting the account.',
      outcome: 'auth/requires-recent-login',
      session: 'kept',
      calls: ['delete'],
    },
  }),
  ...group('Project', identityCalls, 'kept', {
    PASSWORD_LOGIN_DISABLED: {
      cause: 'Sign-in with a password is turned off for the project.',
      outcome: 'auth/operation-not-allowed',
      calls: [...signIn, ...useCode],
    },
    QUOTA_EXCEEDED: {
      cause: 'The project has used up its quota of calls.',
      response: refusal('QUOTA_EXCEEDED : Exceeded quota for verifying passwords.', 429),
      outcome: 'auth/quota-exceeded',
    },
    API_KEY_NOT_VALID: {
      cause: 'The API key is wrong, or was deleted.',
      response: failure(
        400,
        'API key not valid. Please pass a valid API key.',
        'badRequest',
        'INVALID_ARGUMENT',
      ),
      outcome: 'auth/api-key-not-valid.-please-pass-a-valid-api-key.',
    },
    MISSING_RECAPTCHA_TOKEN: {
      cause: 'The project demands a captcha; the SDK fetches one and tries once more.',
      outcome: 'auth/missing-recaptcha-token',
      announces: { captcha: 'enforce' },
      calls: withEmail,
    },
  }),
  ...group('Connection', identityCalls, 'kept', {
    OFFLINE: {
      cause: 'The device is offline, or something blocks the connection.',
      response: { kind: 'lost' },
      outcome: 'auth/network-request-failed',
    },
    NO_ANSWER: {
      cause: 'Nothing ever arrives: the SDK gives up after 30 seconds.',
      response: { kind: 'silent' },
      outcome: 'auth/network-request-failed',
    },
    STALLED_BODY: {
      cause: 'The headers arrive and the body never does: the SDK has no limit for that.',
      response: { kind: 'stalled' },
      outcome: 'waits',
    },
    HTML_502: {
      cause: 'A proxy answers with a page of its own.',
      response: {
        kind: 'text',
        status: 502,
        text: '<!doctype html><title>502</title><h1>Bad gateway</h1>',
      },
      outcome: 'auth/network-request-failed',
    },
    SLOW: {
      cause: 'Everything works, but takes four seconds longer.',
      response: { kind: 'slow', milliseconds: 4000 },
      outcome: 'signsIn',
    },
  }),
  ...group('Server', identityCalls, 'kept', {
    INTERNAL_ERROR: {
      cause: 'The service failed.',
      response: refusal('INTERNAL_ERROR', 500),
      outcome: 'auth/internal-error',
    },
    EMPTY_OBJECT: {
      cause:
        'A response with status 200 contains nothing of what was requested. A session ends when its token is next needed.',
      response: success({}),
      outcome: 'auth/internal-error',
      session: 'endedBySdk',
      calls: ['signInWithPassword', 'token'],
    },
    EXCEPTION: {
      cause: 'The sign-in succeeds, but the lookup of the user returns nothing useful.',
      response: success({}),
      outcome: 'exception',
      calls: ['lookup'],
      scriptedAt: 'lookup',
    },
  }),
];

export type FaultId = (typeof faults)[number]['id'];

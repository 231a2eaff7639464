import { type Announcement, demandingPolicy } from './project.ts';
import { type IdentityCall, identityCalls } from './request.ts';
import { type Answer, failure, notImplemented, refusal, success } from './wire.ts';

/** One thing that can go wrong between a client and the service. */
export interface Fault<Id extends string = string> {
  /** Capitals, digits and `_`. Addresses and links contain the id, so it must not change. */
  readonly id: Id;
  /** The title under which the error lab and the demo's panel list the fault. */
  readonly group: string;
  readonly cause: string;
  /** The calls that the real service may answer with this fault. */
  readonly calls: readonly IdentityCall[];
  readonly answer: Answer;
  /**
   * What the Firebase SDK makes of a sign-in with this fault: an error with a code, an error without one, a promise
   * that never settles, or a late success.
   */
  readonly outcome: `auth/${string}` | 'exception' | 'waits' | 'signsIn';
  /** What happens to the session if a look-up or a refresh meets the fault. */
  readonly session: 'kept' | 'endedBySdk' | 'leftToApp';
  /**
   * When the fault occurs, if not on the first call: at the look-up after a sign-in, when the code from an email is
   * first checked, or when the new password is sent with it.
   */
  readonly scriptedAt?: 'lookup' | 'codeCheck' | 'newPassword';
  /** The project configuration after the fault, which the SDK then requests. */
  readonly announces?: Announcement;
}

/** A row of the table. `calls` and `session` default to those of its group, and `answer` to a refusal with the id. */
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
    answer: refusal(id),
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
const posts = [...signIn, ...withSession, ...sendCode, ...useCode] as const;
const exceptToken = identityCalls.filter((call) => call !== 'token');

const text = (status: number, contentType: string, body: string): Answer => ({
  kind: 'text',
  status,
  contentType,
  text: body,
});
const withoutTokens = (rest: object) =>
  success({
    kind: 'identitytoolkit#VerifyPasswordResponse',
    registered: true,
    localId: 'mock-user',
    email: 'someone@waymark.test',
    ...rest,
  });

/**
 * Every way in which a call of the SDK can fail. The operations take their refusals from this table, and a test checks
 * each `outcome` and `session` against the real SDK.
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
      cause: 'The email is not of the form name@domain.',
      outcome: 'auth/invalid-email',
      calls: withEmail,
    },
    INVALID_IDENTIFIER: {
      cause: 'The identifier is not an email; an older spelling of the same.',
      outcome: 'auth/invalid-email',
    },
    MISSING_EMAIL: {
      cause: 'No email was sent.',
      outcome: 'auth/missing-email',
      calls: withEmail,
    },
    MISSING_PASSWORD: {
      cause: 'No password was sent.',
      outcome: 'auth/missing-password',
    },
    TOO_MANY_ATTEMPTS_TRY_LATER: {
      cause: 'Too many wrong passwords for this account, or too many attempts from one place.',
      answer: refusal(
        'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts.',
      ),
      outcome: 'auth/too-many-requests',
      calls: withEmail,
    },
    PASSWORD_DOES_NOT_MEET_REQUIREMENTS: {
      cause: 'The password falls short of the policy, which is enforced at sign-in, too.',
      answer: refusal(
        'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 16 characters]',
      ),
      outcome: 'auth/password-does-not-meet-requirements',
      announces: { policy: demandingPolicy },
      calls: [...signIn, ...useCode],
      scriptedAt: 'newPassword',
    },
    WEAK_PASSWORD: {
      cause: 'The password is shorter than six characters.',
      answer: refusal('WEAK_PASSWORD : Password should be at least 6 characters'),
      outcome: 'auth/weak-password',
      calls: useCode,
      scriptedAt: 'newPassword',
    },
  }),
  ...group('Link for a password', sendCode, 'kept', {
    RESET_PASSWORD_EXCEED_LIMIT: {
      cause: 'Too many links for a password were asked for.',
      outcome: 'auth/too-many-requests',
    },
    UNAUTHORIZED_DOMAIN: {
      cause: 'The page to continue at is not on a domain that the project allows.',
      outcome: 'auth/unauthorized-continue-uri',
    },
    INVALID_CONTINUE_URI: {
      cause: 'The page to continue at is not an address.',
      answer: refusal(
        'INVALID_CONTINUE_URI : ((expected an absolute URI with valid scheme and host))',
      ),
      outcome: 'auth/invalid-continue-uri',
    },
  }),
  ...group('Link for a password', useCode, 'kept', {
    EXPIRED_OOB_CODE: {
      cause: 'The link is older than an hour.',
      outcome: 'auth/expired-action-code',
      scriptedAt: 'codeCheck',
    },
    INVALID_OOB_CODE: {
      cause: 'The link was used before, is damaged, or is of a deleted account.',
      outcome: 'auth/invalid-action-code',
      scriptedAt: 'codeCheck',
    },
    MISSING_OOB_CODE: {
      cause: 'No code was sent.',
      outcome: 'auth/internal-error',
      scriptedAt: 'codeCheck',
    },
  }),
  ...group('Account', [...signIn, ...withSession, ...useCode], 'endedBySdk', {
    USER_DISABLED: {
      cause: 'An administrator has disabled the account.',
      outcome: 'auth/user-disabled',
    },
  }),
  ...group('Account', ['signInWithPassword', 'delete'], 'kept', {
    ADMIN_ONLY_OPERATION: {
      cause: 'The project leaves this to its administrators.',
      outcome: 'auth/admin-restricted-operation',
    },
  }),
  ...group('Session', withSession, 'endedBySdk', {
    TOKEN_EXPIRED: {
      cause: 'The session was ended: the password changed, or an administrator revoked it.',
      outcome: 'auth/user-token-expired',
    },
    USER_NOT_FOUND: {
      cause: 'The account of the token has been deleted.',
      outcome: 'auth/user-token-expired',
    },
  }),
  ...group('Session', withIdToken, 'kept', {
    INVALID_ID_TOKEN: {
      cause: 'The ID token cannot be read, has expired, or is of another project.',
      outcome: 'auth/invalid-user-token',
      session: 'leftToApp',
    },
  }),
  ...group('Session', token, 'kept', {
    INVALID_REFRESH_TOKEN: {
      cause: 'The refresh token cannot be read.',
      outcome: 'auth/invalid-refresh-token',
      session: 'leftToApp',
    },
    PROJECT_NUMBER_MISMATCH: {
      cause: 'The refresh token is of another project than the API key.',
      outcome: 'auth/project-number-mismatch',
    },
  }),
  ...group('Session', ['delete'], 'kept', {
    CREDENTIAL_TOO_OLD_LOGIN_AGAIN: {
      cause: 'The sign-in was too long ago for what is asked, such as deleting the account.',
      outcome: 'auth/requires-recent-login',
    },
  }),
  ...group('Request', identityCalls, 'kept', {
    NOT_IMPLEMENTED: {
      cause: 'Another call of the Identity Toolkit, which this mock does not answer.',
      answer: notImplemented('POST /v1/accounts:signUp'),
      outcome: 'auth/not-implemented-in-mock',
    },
  }),
  ...group('Project and API key', [...signIn, ...useCode], 'kept', {
    OPERATION_NOT_ALLOWED: {
      cause: 'Sign-in with a password is not enabled for the project.',
      outcome: 'auth/operation-not-allowed',
    },
    PASSWORD_LOGIN_DISABLED: {
      cause: 'Sign-in with a password has been switched off for the project.',
      outcome: 'auth/operation-not-allowed',
    },
  }),
  ...group('Project and API key', signIn, 'kept', {
    INVALID_TENANT_ID: {
      cause: 'The tenant’s id is not one.',
      outcome: 'auth/invalid-tenant-id',
    },
    UNSUPPORTED_TENANT_OPERATION: {
      cause: 'The project’s tenants do not allow this.',
      outcome: 'auth/unsupported-tenant-operation',
    },
    BLOCKING_FUNCTION_ERROR_RESPONSE: {
      cause: 'A function of the project, asked before each sign-in, said no.',
      answer: refusal(
        'BLOCKING_FUNCTION_ERROR_RESPONSE : ((HTTP request to the blocking function returned HTTP error 403))',
      ),
      outcome: 'auth/internal-error',
    },
  }),
  ...group('Project and API key', exceptToken, 'kept', {
    PROJECT_DISABLED: {
      cause: 'Sign-in has been switched off altogether for the project.',
      outcome: 'auth/project-disabled',
    },
    TENANT_NOT_FOUND: {
      cause: 'The project has no such tenant.',
      outcome: 'auth/tenant-not-found',
    },
  }),
  ...group('Project and API key', withSession, 'kept', {
    TENANT_ID_MISMATCH: {
      cause: 'The token is of another tenant than the call names.',
      outcome: 'auth/tenant-id-mismatch',
    },
  }),
  ...group('Project and API key', identityCalls, 'kept', {
    CONFIGURATION_NOT_FOUND: {
      cause: 'Authentication was never set up in the project.',
      outcome: 'auth/configuration-not-found',
    },
    QUOTA_EXCEEDED: {
      cause: 'The project has used up its quota of calls.',
      answer: refusal('QUOTA_EXCEEDED : Exceeded quota for verifying passwords.', 429),
      outcome: 'auth/quota-exceeded',
    },
    API_KEY_NOT_VALID: {
      cause: 'The API key is wrong, or was deleted.',
      answer: failure(
        400,
        'API key not valid. Please pass a valid API key.',
        'badRequest',
        'INVALID_ARGUMENT',
      ),
      outcome: 'auth/api-key-not-valid.-please-pass-a-valid-api-key.',
    },
    API_KEY_INVALID: {
      cause: 'The API key is wrong; the short form of the same.',
      outcome: 'auth/api-key-invalid',
    },
    REFERRER_BLOCKED: {
      cause: 'The API key is restricted to other websites.',
      answer: failure(
        403,
        'Requests from referer https://waymark.test/ are blocked.',
        'forbidden',
        'PERMISSION_DENIED',
      ),
      outcome: 'auth/requests-from-referer-https://waymark.test/-are-blocked.',
    },
  }),
  ...group('Captcha', withEmail, 'kept', {
    MISSING_RECAPTCHA_TOKEN: {
      cause: 'The project demands a captcha; the SDK fetches one and tries once more.',
      outcome: 'auth/missing-recaptcha-token',
      announces: { captcha: 'enforce' },
    },
    INVALID_RECAPTCHA_TOKEN: {
      cause: 'The captcha’s token is not one.',
      outcome: 'auth/invalid-recaptcha-token',
    },
    RECAPTCHA_NOT_ENABLED: {
      cause: 'A captcha’s token was sent to a project that uses none.',
      outcome: 'auth/recaptcha-not-enabled',
    },
    CAPTCHA_CHECK_FAILED: {
      cause: 'The captcha judged the visitor to be a machine.',
      outcome: 'auth/captcha-check-failed',
    },
    MISSING_CLIENT_TYPE: {
      cause: 'A captcha’s token came without the kind of client.',
      outcome: 'auth/missing-client-type',
    },
    MISSING_RECAPTCHA_VERSION: {
      cause: 'A captcha’s token came without its version.',
      outcome: 'auth/missing-recaptcha-version',
    },
    INVALID_RECAPTCHA_VERSION: {
      cause: 'The captcha’s version is not one that the service takes.',
      outcome: 'auth/invalid-recaptcha-version',
    },
  }),
  ...group('A second step', signIn, 'kept', {
    SECOND_FACTOR_PENDING: {
      cause: 'The password is right, and the account asks for a second factor.',
      answer: withoutTokens({
        mfaPendingCredential: 'mock-pending-credential',
        mfaInfo: [{ mfaEnrollmentId: 'mock-phone', phoneInfo: '+********4567' }],
      }),
      outcome: 'auth/multi-factor-auth-required',
    },
    CONFIRMATION_NEEDED: {
      cause: 'The email belongs to an account that signs in another way.',
      answer: withoutTokens({ needConfirmation: true, verifiedProvider: ['google.com'] }),
      outcome: 'auth/account-exists-with-different-credential',
    },
    UNSUPPORTED_FIRST_FACTOR: {
      cause: 'The account has a second factor, which this way of signing in does not allow.',
      answer: refusal(
        'UNSUPPORTED_FIRST_FACTOR : A second factor cannot be used with this sign-in.',
      ),
      outcome: 'auth/unsupported-first-factor',
    },
  }),
  ...group('Connection', identityCalls, 'kept', {
    REFUSED: {
      cause: 'The connection is refused, or a policy of the browser blocks it.',
      answer: { kind: 'lost' },
      outcome: 'auth/network-request-failed',
    },
    OFFLINE: {
      cause: 'The device is offline.',
      answer: { kind: 'lost' },
      outcome: 'auth/network-request-failed',
    },
    RESET: {
      cause: 'The connection breaks off in the middle of the answer.',
      answer: { kind: 'cut' },
      outcome: 'auth/network-request-failed',
    },
    NO_ANSWER: {
      cause: 'Nothing ever arrives: the SDK gives up after 30 seconds.',
      answer: { kind: 'silent' },
      outcome: 'auth/network-request-failed',
    },
    STALLED_BODY: {
      cause: 'The headers arrive and the body never does: the SDK has no limit for that.',
      answer: { kind: 'stalled' },
      outcome: 'waits',
    },
    HTML_502: {
      cause: 'A proxy answers with a page of its own.',
      answer: text(502, 'text/html', '<!doctype html><title>502</title><h1>Bad gateway</h1>'),
      outcome: 'auth/network-request-failed',
    },
    EMPTY_BODY: {
      cause: 'An answer of status 200 without a body.',
      answer: text(200, 'application/json', ''),
      outcome: 'auth/network-request-failed',
    },
    BROKEN_JSON: {
      cause: 'The body is cut off, and nothing says so.',
      answer: text(200, 'application/json', '{"idToken":'),
      outcome: 'auth/network-request-failed',
    },
    SLOW: {
      cause: 'Everything is well but takes four seconds longer.',
      answer: { kind: 'slow', milliseconds: 4000 },
      outcome: 'signsIn',
    },
  }),
  ...group('Server', identityCalls, 'kept', {
    INTERNAL_ERROR: {
      cause: 'The service failed.',
      answer: refusal('INTERNAL_ERROR', 500),
      outcome: 'auth/internal-error',
    },
    JSON_500: {
      cause: 'The service failed, in the words of Google’s front end.',
      answer: failure(500, 'Internal error encountered.', 'backendError', 'INTERNAL'),
      outcome: 'auth/internal-error-encountered.',
    },
    JSON_503: {
      cause: 'The service is overloaded or being updated.',
      answer: failure(503, 'The service is currently unavailable.', 'backendError', 'UNAVAILABLE'),
      outcome: 'auth/the-service-is-currently-unavailable.',
    },
    JSON_429: {
      cause: 'Too many calls from one place.',
      answer: refusal('TOO_MANY_ATTEMPTS_TRY_LATER', 429),
      outcome: 'auth/too-many-requests',
    },
    MESSAGE_IN_SUCCESS: {
      cause: 'An answer of status 200 carries an error message.',
      answer: success({ errorMessage: 'EMAIL_NOT_FOUND' }),
      outcome: 'auth/user-not-found',
      calls: posts,
    },
    EMPTY_OBJECT: {
      cause:
        'An answer of status 200 carries nothing that was asked for. A session ends when its token is next needed.',
      answer: success({}),
      outcome: 'auth/internal-error',
      session: 'endedBySdk',
      calls: ['signInWithPassword', 'token'],
    },
    NEW_MESSAGE: {
      cause: 'The service says something that nobody has heard of yet.',
      answer: refusal('TOTALLY_NEW_THING'),
      outcome: 'auth/totally-new-thing',
    },
    NO_MESSAGE: {
      cause: 'A refusal that says nothing.',
      answer: { kind: 'json', status: 400, body: {} },
      outcome: 'auth/network-request-failed',
    },
    EXCEPTION: {
      cause: 'The sign-in goes well, and looking the user up answers nothing of use.',
      answer: success({}),
      outcome: 'exception',
      calls: ['lookup'],
      scriptedAt: 'lookup',
    },
    ERROR_AS_TEXT: {
      cause: 'An error whose body is not the service’s.',
      answer: { kind: 'json', status: 500, body: { error: 'Something went wrong' } },
      outcome: 'auth/network-request-failed',
    },
  }),
];

export type FaultId = (typeof faults)[number]['id'];

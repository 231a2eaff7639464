import { expectKnown } from './expectKnown.ts';
import { demandingPolicy } from './project.ts';
import type { Announcement } from './serviceState.ts';
import {
  type Answer,
  forbidden,
  type IdentityCall,
  invalidArgument,
  methodNotAllowed,
  missingApiKey,
  notImplemented,
  refusal,
  refusedApiKey,
  serverFailure,
  success,
  unparseable,
  wrongContentType,
} from './wire.ts';

export type FaultGroup =
  | 'credentials'
  | 'account'
  | 'session'
  | 'request'
  | 'project'
  | 'captcha'
  | 'secondStep'
  | 'server'
  | 'transport';

/**
 * What the Firebase SDK makes of a sign-in that meets the fault: a code, an error that carries
 * none, a promise that never settles, or a success that comes late.
 */
type SdkOutcome = `auth/${string}` | 'exception' | 'waits' | 'signsIn';

/** One thing that can go wrong between a client and the service. */
export interface Fault<Id extends string = string> {
  /** Stable: in addresses and links. Capitals, digits and `_`. */
  readonly id: Id;
  readonly group: FaultGroup;
  /** When it happens. */
  readonly cause: string;
  /** The calls that the real service answers so. */
  readonly calls: readonly IdentityCall[];
  readonly answer: Answer;
  readonly outcome: SdkOutcome;
  /** What becomes of a signed-in user when refreshing the token meets it. */
  readonly session: 'kept' | 'endedBySdk' | 'leftToApp';
  /** Where a sign-in under its address meets it, if not at once. */
  readonly scriptedAt?: 'lookup';
  /** What the project's configuration shows after it, for the fault to make sense. */
  readonly announces?: Announcement;
}

/**
 * What is particular to a row: else its calls are its group's, the service refuses with its id, and
 * the SDK spells that as it spells a message that it does not know.
 */
interface Row extends Pick<Fault, 'cause' | 'scriptedAt' | 'announces'> {
  readonly calls?: Fault['calls'];
  readonly answer?: Answer;
  readonly message?: string;
  readonly status?: number;
  readonly outcome?: SdkOutcome;
  readonly session?: Fault['session'];
}

function group<Id extends string>(
  name: FaultGroup,
  calls: Fault['calls'],
  rows: Readonly<Record<Id, Row>>,
): Fault<Id>[] {
  return (Object.keys(rows) as Id[]).map((id) => {
    const { message = id, status, ...row }: Row = rows[id];
    return {
      id,
      group: name,
      calls,
      answer: refusal(message, status),
      outcome: `auth/${id.toLowerCase().replaceAll('_', '-')}`,
      session: 'kept',
      ...row,
    };
  });
}

const signIn = ['signInWithPassword'] as const;
const withIdToken = ['lookup', 'delete'] as const;
const token = ['token'] as const;
const withSession = [...withIdToken, ...token] as const;
const posts = [...signIn, ...withSession] as const;
const every = [...posts, 'passwordPolicy', 'recaptchaConfig'] as const;

/**
 * Everything that the six calls can answer but success; the calls themselves take their refusals from
 * here. The codes and the fate of a session are what the Firebase SDK was seen to do; a test asks it
 * again.
 */
export const faults = [
  ...group('credentials', signIn, {
    EMAIL_NOT_FOUND: {
      cause: 'No account has this e-mail, and e-mail enumeration protection is off.',
      outcome: 'auth/user-not-found',
    },
    INVALID_PASSWORD: {
      cause: 'The password is wrong, and e-mail enumeration protection is off.',
      outcome: 'auth/wrong-password',
    },
    INVALID_LOGIN_CREDENTIALS: {
      cause: 'The e-mail or the password is wrong, and e-mail enumeration protection is on.',
      outcome: 'auth/invalid-credential',
    },
    INVALID_EMAIL: { cause: 'The e-mail is not of the form name@domain.' },
    INVALID_IDENTIFIER: {
      cause: 'The identifier is not an e-mail; an older spelling of the same.',
      outcome: 'auth/invalid-email',
    },
    MISSING_EMAIL: { cause: 'No e-mail was sent.' },
    MISSING_PASSWORD: { cause: 'No password was sent.' },
    TOO_MANY_ATTEMPTS_TRY_LATER: {
      cause: 'Too many wrong passwords for this account, or too many attempts from one place.',
      message:
        'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts.',
      outcome: 'auth/too-many-requests',
    },
    RESET_PASSWORD_EXCEED_LIMIT: {
      cause: 'Too many passwords were reset from one place.',
      outcome: 'auth/too-many-requests',
    },
    PASSWORD_DOES_NOT_MEET_REQUIREMENTS: {
      cause: 'The password is right, but the policy is enforced at sign-in and it falls short.',
      message:
        'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 16 characters]',
      announces: { policy: demandingPolicy },
    },
    WEAK_PASSWORD: {
      cause: 'The password is shorter than six characters.',
      message: 'WEAK_PASSWORD : Password should be at least 6 characters',
    },
  }),
  ...group('account', posts, {
    USER_DISABLED: { cause: 'An administrator has disabled the account.', session: 'endedBySdk' },
    ADMIN_ONLY_OPERATION: {
      cause: 'The project leaves this to its administrators.',
      calls: ['signInWithPassword', 'delete'],
      outcome: 'auth/admin-restricted-operation',
    },
  }),
  ...group('session', token, {
    TOKEN_EXPIRED: {
      cause: 'The session was ended: the password changed, or an administrator revoked it.',
      calls: withSession,
      outcome: 'auth/user-token-expired',
      session: 'endedBySdk',
    },
    USER_NOT_FOUND: {
      cause: 'The account of the token has been deleted.',
      calls: withSession,
      outcome: 'auth/user-token-expired',
      session: 'endedBySdk',
    },
    INVALID_ID_TOKEN: {
      cause: 'The ID token cannot be read, has expired, or is of another project.',
      calls: withIdToken,
      outcome: 'auth/invalid-user-token',
      session: 'leftToApp',
    },
    INVALID_REFRESH_TOKEN: { cause: 'The refresh token cannot be read.', session: 'leftToApp' },
    MISSING_REFRESH_TOKEN: { cause: 'No refresh token was sent.' },
    MISSING_GRANT_TYPE: { cause: 'A refresh without its grant type.' },
    INVALID_GRANT_TYPE: { cause: 'A refresh with a grant type other than refresh_token.' },
    MISSING_ID_TOKEN: { cause: 'No ID token was sent.', calls: withIdToken },
    CREDENTIAL_TOO_OLD_LOGIN_AGAIN: {
      cause: 'The sign-in was too long ago for what is asked, such as deleting the account.',
      calls: ['delete'],
      outcome: 'auth/requires-recent-login',
    },
    PROJECT_NUMBER_MISMATCH: { cause: 'The refresh token is of another project than the API key.' },
  }),
  ...group('request', every, {
    MISSING_API_KEY: {
      cause: 'The address carries no API key.',
      answer: missingApiKey(),
      outcome: 'auth/the-request-is-missing-a-valid-api-key.',
    },
    INVALID_PAYLOAD: {
      cause: 'A field has the wrong type.',
      calls: posts,
      answer: invalidArgument('/email must be string'),
      outcome: 'auth/invalid-json-payload-received.-/email-must-be-string',
    },
    CHOICE_NOT_ALLOWED: {
      cause: 'A field has none of the values that are allowed.',
      answer: invalidArgument('/clientType must be equal to one of the allowed values'),
      outcome:
        'auth/invalid-json-payload-received.-/clienttype-must-be-equal-to-one-of-the-allowed-values',
    },
    BODY_NOT_JSON: {
      cause: 'The body is not JSON.',
      calls: posts,
      answer: unparseable(),
      outcome: 'auth/invalid-json-payload-received.-the-body-is-not-json.',
    },
    WRONG_CONTENT_TYPE: {
      cause: 'The body was sent as something else than JSON.',
      calls: posts,
      answer: wrongContentType('text/plain'),
      outcome: 'auth/invalid-content-type:-text/plain',
    },
    NOT_IMPLEMENTED: {
      cause: 'Another call of the Identity Toolkit, which this mock does not answer.',
      answer: notImplemented('POST /v1/accounts:signUp'),
      outcome: 'auth/not-implemented-in-mock',
    },
    INSUFFICIENT_PERMISSION: {
      cause: 'The call named a project, which only administrators may.',
      calls: [...signIn, ...withIdToken],
      message:
        'INSUFFICIENT_PERMISSION : Only authenticated requests can specify target_project_id.',
    },
  }),
  ...group('project', signIn, {
    OPERATION_NOT_ALLOWED: { cause: 'Sign-in with a password is not enabled for the project.' },
    PASSWORD_LOGIN_DISABLED: {
      cause: 'Sign-in with a password has been switched off for the project.',
      outcome: 'auth/operation-not-allowed',
    },
    PROJECT_DISABLED: {
      cause: 'Sign-in has been switched off altogether for the project.',
      calls: [...signIn, ...withIdToken, 'passwordPolicy', 'recaptchaConfig'],
    },
    CONFIGURATION_NOT_FOUND: {
      cause: 'Authentication was never set up in the project.',
      calls: every,
    },
    QUOTA_EXCEEDED: {
      cause: 'The project has used up its quota of calls.',
      calls: every,
      message: 'QUOTA_EXCEEDED : Exceeded quota for verifying passwords.',
      status: 429,
    },
    API_KEY_NOT_VALID: {
      cause: 'The API key is wrong, or was deleted.',
      calls: every,
      answer: refusedApiKey(),
      outcome: 'auth/api-key-not-valid.-please-pass-a-valid-api-key.',
    },
    API_KEY_INVALID: { cause: 'The API key is wrong; the short form of the same.', calls: every },
    REFERRER_BLOCKED: {
      cause: 'The API key is restricted to other websites.',
      calls: every,
      answer: forbidden('Requests from referer https://waymark.test/ are blocked.'),
      outcome: 'auth/requests-from-referer-https://waymark.test/-are-blocked.',
    },
    TENANT_NOT_FOUND: {
      cause: 'The project has no such tenant.',
      calls: [...signIn, ...withIdToken],
    },
    TENANT_ID_MISMATCH: {
      cause: 'The token is of another tenant than the call names.',
      calls: withSession,
    },
    INVALID_TENANT_ID: { cause: 'The tenant’s id is not one.' },
    UNSUPPORTED_TENANT_OPERATION: { cause: 'The project’s tenants do not allow this.' },
    BLOCKING_FUNCTION_ERROR_RESPONSE: {
      cause: 'A function of the project, asked before each sign-in, said no.',
      message:
        'BLOCKING_FUNCTION_ERROR_RESPONSE : ((HTTP request to the blocking function returned HTTP error 403))',
      outcome: 'auth/internal-error',
    },
  }),
  ...group('captcha', signIn, {
    MISSING_RECAPTCHA_TOKEN: {
      cause: 'The project demands a captcha; the SDK fetches one and tries once more.',
      announces: { captcha: 'enforce' },
    },
    INVALID_RECAPTCHA_TOKEN: { cause: 'The captcha’s token is not one.' },
    RECAPTCHA_NOT_ENABLED: { cause: 'A captcha’s token was sent to a project that uses none.' },
    CAPTCHA_CHECK_FAILED: { cause: 'The captcha judged the visitor to be a machine.' },
    MISSING_CLIENT_TYPE: { cause: 'A captcha’s token came without the kind of client.' },
    MISSING_RECAPTCHA_VERSION: { cause: 'A captcha’s token came without its version.' },
    INVALID_RECAPTCHA_VERSION: {
      cause: 'The captcha’s version is not one that the service takes.',
    },
  }),
  ...group('secondStep', signIn, {
    SECOND_FACTOR_PENDING: {
      cause: 'The password is right, and the account asks for a second factor.',
      answer: success({
        ...signedInWithoutTokens(),
        mfaPendingCredential: 'mock-pending-credential',
        mfaInfo: [
          {
            mfaEnrollmentId: 'mock-phone',
            displayName: 'Work phone',
            phoneInfo: '+********4567',
            enrolledAt: '2026-01-05T09:00:00Z',
          },
        ],
      }),
      outcome: 'auth/multi-factor-auth-required',
    },
    CONFIRMATION_NEEDED: {
      cause: 'The e-mail belongs to an account that signs in another way.',
      answer: success({
        ...signedInWithoutTokens(),
        needConfirmation: true,
        verifiedProvider: ['google.com'],
      }),
      outcome: 'auth/account-exists-with-different-credential',
    },
    UNSUPPORTED_FIRST_FACTOR: {
      cause: 'The account has a second factor, which this way of signing in does not allow.',
      message: 'UNSUPPORTED_FIRST_FACTOR : A second factor cannot be used with this sign-in.',
    },
  }),
  ...group('transport', every, {
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
      answer: {
        kind: 'text',
        status: 502,
        contentType: 'text/html',
        text: '<!doctype html><title>502</title><h1>Bad gateway</h1>',
      },
      outcome: 'auth/network-request-failed',
    },
    EMPTY_BODY: {
      cause: 'An answer of status 200 without a body.',
      answer: { kind: 'text', status: 200, contentType: 'application/json', text: '' },
      outcome: 'auth/network-request-failed',
    },
    BROKEN_JSON: {
      cause: 'The body is cut off, and nothing says so.',
      answer: { kind: 'text', status: 200, contentType: 'application/json', text: '{"idToken":' },
      outcome: 'auth/network-request-failed',
    },
    SLOW: {
      cause: 'Everything is well but takes four seconds longer.',
      answer: { kind: 'slow', milliseconds: 4000 },
      outcome: 'signsIn',
    },
  }),
  ...group('server', every, {
    INTERNAL_ERROR: { cause: 'The service failed.', status: 500 },
    JSON_500: {
      cause: 'The service failed, in the words of Google’s front end.',
      answer: serverFailure('Internal error encountered.', 500, 'INTERNAL'),
      outcome: 'auth/internal-error-encountered.',
    },
    JSON_503: {
      cause: 'The service is overloaded or being updated.',
      answer: serverFailure('The service is currently unavailable.', 503, 'UNAVAILABLE'),
      outcome: 'auth/the-service-is-currently-unavailable.',
    },
    JSON_429: {
      cause: 'Too many calls from one place.',
      message: 'TOO_MANY_ATTEMPTS_TRY_LATER',
      status: 429,
      outcome: 'auth/too-many-requests',
    },
    MESSAGE_IN_SUCCESS: {
      cause: 'An answer of status 200 carries an error message.',
      calls: posts,
      answer: success({ errorMessage: 'EMAIL_NOT_FOUND' }),
      outcome: 'auth/user-not-found',
    },
    EMPTY_OBJECT: {
      cause:
        'An answer of status 200 carries nothing that was asked for. A session ends when its token is next needed.',
      calls: [...signIn, ...token],
      answer: success({}),
      outcome: 'auth/internal-error',
      session: 'endedBySdk',
    },
    NEW_MESSAGE: {
      cause: 'The service says something that nobody has heard of yet.',
      message: 'TOTALLY_NEW_THING',
      outcome: 'auth/totally-new-thing',
    },
    NO_MESSAGE: {
      cause: 'A refusal that says nothing.',
      answer: { kind: 'json', status: 400, body: {} },
      outcome: 'auth/network-request-failed',
    },
    EXCEPTION: {
      cause: 'The sign-in goes well, and looking the user up answers nothing of use.',
      calls: ['lookup'],
      answer: success({}),
      outcome: 'exception',
      scriptedAt: 'lookup',
    },
    ERROR_AS_TEXT: {
      cause: 'An error whose body is not the service’s.',
      answer: { kind: 'json', status: 500, body: { error: 'Something went wrong' } },
      outcome: 'auth/network-request-failed',
    },
    METHOD_NOT_ALLOWED: {
      cause: 'The call was made with another method.',
      answer: methodNotAllowed('GET', '/v1/accounts:signInWithPassword'),
      outcome: 'auth/network-request-failed',
    },
  }),
];

export type FaultId = (typeof faults)[number]['id'];

const byId = new Map<string, Fault>(faults.map((fault) => [fault.id, fault]));

export function isFaultId(id: string): id is FaultId {
  return byId.has(id);
}

/** @throws RangeError where the table has no such row */
export function faultNamed(id: FaultId): Fault {
  expectKnown('fault', id, [...byId.keys()]);
  return byId.get(id) as Fault;
}

/** What the service says in such a case. */
export function answerOf(id: FaultId): Answer {
  return faultNamed(id).answer;
}

function signedInWithoutTokens(): object {
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    registered: true,
    localId: 'mock-user',
    email: 'someone@waymark.test',
  };
}

import { demandingPolicy } from './project.ts';
import type { Announcement } from './serviceState.ts';
import {
  type Answer,
  failure,
  type IdentityCall,
  invalidPayload,
  methodNotAllowed,
  notImplemented,
  outcomeOf,
  refusal,
  success,
  wrongContentType,
} from './wire.ts';

/** One thing that can go wrong between a client and the service. */
export interface Fault<Id extends string = string> {
  /** Stable: in addresses and links. Capitals, digits and `_`. */
  readonly id: Id;
  /** The title that it stands under. */
  readonly group: string;
  /** When it happens. */
  readonly cause: string;
  /** The calls that the real service answers so. */
  readonly calls: readonly IdentityCall[];
  readonly answer: Answer;
  /**
   * What the Firebase SDK makes of a sign-in that meets the fault: a code, an error that carries
   * none, a promise that never settles, or a success that comes late.
   */
  readonly outcome: `auth/${string}` | 'exception' | 'waits' | 'signsIn';
  /** What becomes of a signed-in user when refreshing the token meets it. */
  readonly session: 'kept' | 'endedBySdk' | 'leftToApp';
  /** Where a sign-in under its address meets it, if not at once. */
  readonly scriptedAt?: 'lookup';
  /** What the project's configuration shows after it, for the fault to make sense. */
  readonly announces?: Announcement;
}

/** A row of the table: its cause, and what differs from the others of its group. */
interface Row extends Partial<Omit<Fault, 'id' | 'group' | 'cause'>> {
  readonly cause: string;
  /** The service's word, where that is not the id. */
  readonly word?: string;
  /** What the service says after its word. */
  readonly detail?: string;
  readonly status?: number;
}

/** The words of the service that the SDK has other codes for. */
const sdkCodes: Readonly<Record<string, string>> = {
  ADMIN_ONLY_OPERATION: 'admin-restricted-operation',
  BLOCKING_FUNCTION_ERROR_RESPONSE: 'internal-error',
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: 'requires-recent-login',
  EMAIL_NOT_FOUND: 'user-not-found',
  INVALID_IDENTIFIER: 'invalid-email',
  INVALID_ID_TOKEN: 'invalid-user-token',
  INVALID_LOGIN_CREDENTIALS: 'invalid-credential',
  INVALID_PASSWORD: 'wrong-password',
  PASSWORD_LOGIN_DISABLED: 'operation-not-allowed',
  RESET_PASSWORD_EXCEED_LIMIT: 'too-many-requests',
  TOKEN_EXPIRED: 'user-token-expired',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'too-many-requests',
  USER_NOT_FOUND: 'user-token-expired',
};

/** The SDK spells every other word in small letters with dashes. What says nothing is a lost connection. */
function codeFor(answer: Answer): `auth/${string}` {
  const [word] = outcomeOf(answer).message?.split(' : ') ?? [];
  if (word === undefined) return 'auth/network-request-failed';
  return `auth/${sdkCodes[word] ?? word.toLowerCase().replaceAll(/[_\s]+/g, '-')}`;
}

function group<Id extends string>(
  title: string,
  calls: Fault['calls'],
  rows: Readonly<Record<Id, string | Row>>,
): Fault<Id>[] {
  return (Object.keys(rows) as Id[]).map((id) => {
    const given: string | Row = rows[id];
    const row: Row = typeof given === 'string' ? { cause: given } : given;
    const { word = id, detail, status, ...rest } = row;
    const { answer = refusal(detail ? `${word} : ${detail}` : word, status) } = rest;
    const code = codeFor(answer);
    const isEnd = code === 'auth/user-disabled' || code === 'auth/user-token-expired';
    const session = isEnd ? 'endedBySdk' : 'kept';
    return { id, group: title, calls, answer, outcome: code, session, ...rest };
  });
}

const signIn = ['signInWithPassword'] as const;
const withIdToken = ['lookup', 'delete'] as const;
const token = ['token'] as const;
const withSession = [...withIdToken, ...token] as const;
const posts = [...signIn, ...withSession] as const;
const exceptToken = [...signIn, ...withIdToken, 'passwordPolicy', 'recaptchaConfig'] as const;
const every = [...posts, 'passwordPolicy', 'recaptchaConfig'] as const;

const body = (text: string, status = 200, contentType = 'application/json'): Answer => ({
  kind: 'text',
  status,
  contentType,
  text,
});
const forbidden = (message: string) => failure(403, message, 'forbidden', 'PERMISSION_DENIED');
const refusedKey = failure(
  400,
  'API key not valid. Please pass a valid API key.',
  'badRequest',
  'INVALID_ARGUMENT',
);
const withoutTokens = (rest: object) =>
  success({
    kind: 'identitytoolkit#VerifyPasswordResponse',
    registered: true,
    localId: 'mock-user',
    email: 'someone@waymark.test',
    ...rest,
  });

/**
 * Everything that the six calls can answer but success; the calls themselves take their refusals from
 * here. The codes and the fate of a session are what the Firebase SDK was seen to do; a test asks it
 * again.
 */
export const faults = [
  ...group('E-mail and password', signIn, {
    EMAIL_NOT_FOUND: 'No account has this e-mail, and e-mail enumeration protection is off.',
    INVALID_PASSWORD: 'The password is wrong, and e-mail enumeration protection is off.',
    INVALID_LOGIN_CREDENTIALS:
      'The e-mail or the password is wrong, and e-mail enumeration protection is on.',
    INVALID_EMAIL: 'The e-mail is not of the form name@domain.',
    INVALID_IDENTIFIER: 'The identifier is not an e-mail; an older spelling of the same.',
    MISSING_EMAIL: 'No e-mail was sent.',
    MISSING_PASSWORD: 'No password was sent.',
    TOO_MANY_ATTEMPTS_TRY_LATER: {
      cause: 'Too many wrong passwords for this account, or too many attempts from one place.',
      detail:
        'Access to this account has been temporarily disabled due to many failed login attempts.',
    },
    RESET_PASSWORD_EXCEED_LIMIT: 'Too many passwords were reset from one place.',
    PASSWORD_DOES_NOT_MEET_REQUIREMENTS: {
      cause: 'The password is right, but the policy is enforced at sign-in and it falls short.',
      detail: 'Missing password requirements: [Password must contain at least 16 characters]',
      announces: { policy: demandingPolicy },
    },
    WEAK_PASSWORD: {
      cause: 'The password is shorter than six characters.',
      detail: 'Password should be at least 6 characters',
    },
  }),
  ...group('Account', posts, { USER_DISABLED: 'An administrator has disabled the account.' }),
  ...group('Account', ['signInWithPassword', 'delete'], {
    ADMIN_ONLY_OPERATION: 'The project leaves this to its administrators.',
  }),
  ...group('Session', withSession, {
    TOKEN_EXPIRED: 'The session was ended: the password changed, or an administrator revoked it.',
    USER_NOT_FOUND: 'The account of the token has been deleted.',
  }),
  ...group('Session', withIdToken, {
    INVALID_ID_TOKEN: {
      cause: 'The ID token cannot be read, has expired, or is of another project.',
      session: 'leftToApp',
    },
    MISSING_ID_TOKEN: 'No ID token was sent.',
  }),
  ...group('Session', token, {
    INVALID_REFRESH_TOKEN: { cause: 'The refresh token cannot be read.', session: 'leftToApp' },
    MISSING_REFRESH_TOKEN: 'No refresh token was sent.',
    MISSING_GRANT_TYPE: 'A refresh without its grant type.',
    INVALID_GRANT_TYPE: 'A refresh with a grant type other than refresh_token.',
    PROJECT_NUMBER_MISMATCH: 'The refresh token is of another project than the API key.',
  }),
  ...group('Session', ['delete'], {
    CREDENTIAL_TOO_OLD_LOGIN_AGAIN:
      'The sign-in was too long ago for what is asked, such as deleting the account.',
  }),
  ...group('Request', every, {
    MISSING_API_KEY: {
      cause: 'The address carries no API key.',
      answer: forbidden('The request is missing a valid API key.'),
    },
    CHOICE_NOT_ALLOWED: {
      cause: 'A field has none of the values that are allowed.',
      answer: invalidPayload('/clientType must be equal to one of the allowed values'),
    },
    NOT_IMPLEMENTED: {
      cause: 'Another call of the Identity Toolkit, which this mock does not answer.',
      answer: notImplemented('POST /v1/accounts:signUp'),
    },
  }),
  ...group('Request', posts, {
    INVALID_PAYLOAD: {
      cause: 'A field has the wrong type.',
      answer: invalidPayload('/email must be string'),
    },
    BODY_NOT_JSON: {
      cause: 'The body is not JSON.',
      // The real service quotes from the body here, which may be a password.
      answer: invalidPayload('The body is not JSON.', 'parseError'),
    },
    WRONG_CONTENT_TYPE: {
      cause: 'The body was sent as something else than JSON.',
      answer: wrongContentType('text/plain'),
      outcome: 'auth/invalid-content-type:-text/plain',
    },
  }),
  ...group('Request', [...signIn, ...withIdToken], {
    INSUFFICIENT_PERMISSION: {
      cause: 'The call named a project, which only administrators may.',
      detail: 'Only authenticated requests can specify target_project_id.',
    },
  }),
  ...group('Project and API key', signIn, {
    OPERATION_NOT_ALLOWED: 'Sign-in with a password is not enabled for the project.',
    PASSWORD_LOGIN_DISABLED: 'Sign-in with a password has been switched off for the project.',
    INVALID_TENANT_ID: 'The tenant’s id is not one.',
    UNSUPPORTED_TENANT_OPERATION: 'The project’s tenants do not allow this.',
    BLOCKING_FUNCTION_ERROR_RESPONSE: {
      cause: 'A function of the project, asked before each sign-in, said no.',
      detail: '((HTTP request to the blocking function returned HTTP error 403))',
    },
  }),
  ...group('Project and API key', exceptToken, {
    PROJECT_DISABLED: 'Sign-in has been switched off altogether for the project.',
    TENANT_NOT_FOUND: 'The project has no such tenant.',
  }),
  ...group('Project and API key', withSession, {
    TENANT_ID_MISMATCH: 'The token is of another tenant than the call names.',
  }),
  ...group('Project and API key', every, {
    CONFIGURATION_NOT_FOUND: 'Authentication was never set up in the project.',
    QUOTA_EXCEEDED: {
      cause: 'The project has used up its quota of calls.',
      detail: 'Exceeded quota for verifying passwords.',
      status: 429,
    },
    API_KEY_NOT_VALID: { cause: 'The API key is wrong, or was deleted.', answer: refusedKey },
    API_KEY_INVALID: 'The API key is wrong; the short form of the same.',
    REFERRER_BLOCKED: {
      cause: 'The API key is restricted to other websites.',
      answer: forbidden('Requests from referer https://waymark.test/ are blocked.'),
    },
  }),
  ...group('Captcha', signIn, {
    MISSING_RECAPTCHA_TOKEN: {
      cause: 'The project demands a captcha; the SDK fetches one and tries once more.',
      announces: { captcha: 'enforce' },
    },
    INVALID_RECAPTCHA_TOKEN: 'The captcha’s token is not one.',
    RECAPTCHA_NOT_ENABLED: 'A captcha’s token was sent to a project that uses none.',
    CAPTCHA_CHECK_FAILED: 'The captcha judged the visitor to be a machine.',
    MISSING_CLIENT_TYPE: 'A captcha’s token came without the kind of client.',
    MISSING_RECAPTCHA_VERSION: 'A captcha’s token came without its version.',
    INVALID_RECAPTCHA_VERSION: 'The captcha’s version is not one that the service takes.',
  }),
  ...group('A second step', signIn, {
    SECOND_FACTOR_PENDING: {
      cause: 'The password is right, and the account asks for a second factor.',
      answer: withoutTokens({
        mfaPendingCredential: 'mock-pending-credential',
        mfaInfo: [{ mfaEnrollmentId: 'mock-phone', phoneInfo: '+********4567' }],
      }),
      outcome: 'auth/multi-factor-auth-required',
    },
    CONFIRMATION_NEEDED: {
      cause: 'The e-mail belongs to an account that signs in another way.',
      answer: withoutTokens({ needConfirmation: true, verifiedProvider: ['google.com'] }),
      outcome: 'auth/account-exists-with-different-credential',
    },
    UNSUPPORTED_FIRST_FACTOR: {
      cause: 'The account has a second factor, which this way of signing in does not allow.',
      detail: 'A second factor cannot be used with this sign-in.',
    },
  }),
  ...group('Connection', every, {
    REFUSED: {
      cause: 'The connection is refused, or a policy of the browser blocks it.',
      answer: { kind: 'lost' },
    },
    OFFLINE: { cause: 'The device is offline.', answer: { kind: 'lost' } },
    RESET: {
      cause: 'The connection breaks off in the middle of the answer.',
      answer: { kind: 'cut' },
    },
    NO_ANSWER: {
      cause: 'Nothing ever arrives: the SDK gives up after 30 seconds.',
      answer: { kind: 'silent' },
    },
    STALLED_BODY: {
      cause: 'The headers arrive and the body never does: the SDK has no limit for that.',
      answer: { kind: 'stalled' },
      outcome: 'waits',
    },
    HTML_502: {
      cause: 'A proxy answers with a page of its own.',
      answer: body('<!doctype html><title>502</title><h1>Bad gateway</h1>', 502, 'text/html'),
    },
    EMPTY_BODY: { cause: 'An answer of status 200 without a body.', answer: body('') },
    BROKEN_JSON: {
      cause: 'The body is cut off, and nothing says so.',
      answer: body('{"idToken":'),
    },
    SLOW: {
      cause: 'Everything is well but takes four seconds longer.',
      answer: { kind: 'slow', milliseconds: 4000 },
      outcome: 'signsIn',
    },
  }),
  ...group('Server', every, {
    INTERNAL_ERROR: { cause: 'The service failed.', status: 500 },
    JSON_500: {
      cause: 'The service failed, in the words of Google’s front end.',
      answer: failure(500, 'Internal error encountered.', 'backendError', 'INTERNAL'),
    },
    JSON_503: {
      cause: 'The service is overloaded or being updated.',
      answer: failure(503, 'The service is currently unavailable.', 'backendError', 'UNAVAILABLE'),
    },
    JSON_429: {
      cause: 'Too many calls from one place.',
      word: 'TOO_MANY_ATTEMPTS_TRY_LATER',
      status: 429,
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
      word: 'TOTALLY_NEW_THING',
    },
    NO_MESSAGE: {
      cause: 'A refusal that says nothing.',
      answer: { kind: 'json', status: 400, body: {} },
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
  const fault = byId.get(id);
  if (fault) return fault;
  const known = [...byId.keys()].join(', ');
  throw new RangeError(`The identity mock has no fault ${id}. There are: ${known}.`);
}

/** What the service says in such a case. */
export function answerOf(id: FaultId): Answer {
  return faultNamed(id).answer;
}

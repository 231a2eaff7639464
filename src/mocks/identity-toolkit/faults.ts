import { type Fault, faultGroup } from './fault.ts';
import { expectKnown } from './names.ts';
import { demandingPolicy } from './policy.ts';
import {
  type Answer,
  blockedReferrer,
  invalidArgument,
  methodNotAllowed,
  missingApiKey,
  notImplemented,
  refusedApiKey,
  serverFailure,
  success,
  unparseable,
  wrongContentType,
} from './wire.ts';

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
  ...faultGroup('credentials', [
    {
      id: 'EMAIL_NOT_FOUND',
      cause: 'No account has this e-mail, and e-mail enumeration protection is off.',
      calls: signIn,
      outcome: 'auth/user-not-found',
    },
    {
      id: 'INVALID_PASSWORD',
      cause: 'The password is wrong, and e-mail enumeration protection is off.',
      calls: signIn,
      outcome: 'auth/wrong-password',
    },
    {
      id: 'INVALID_LOGIN_CREDENTIALS',
      cause: 'The e-mail or the password is wrong, and e-mail enumeration protection is on.',
      calls: signIn,
      outcome: 'auth/invalid-credential',
    },
    {
      id: 'INVALID_EMAIL',
      cause: 'The e-mail is not of the form name@domain.',
      calls: signIn,
      outcome: 'auth/invalid-email',
    },
    {
      id: 'INVALID_IDENTIFIER',
      cause: 'The identifier is not an e-mail; an older spelling of the same.',
      calls: signIn,
      outcome: 'auth/invalid-email',
    },
    {
      id: 'MISSING_EMAIL',
      cause: 'No e-mail was sent.',
      calls: signIn,
      outcome: 'auth/missing-email',
    },
    {
      id: 'MISSING_PASSWORD',
      cause: 'No password was sent.',
      calls: signIn,
      outcome: 'auth/missing-password',
    },
    {
      id: 'TOO_MANY_ATTEMPTS_TRY_LATER',
      cause: 'Too many wrong passwords for this account, or too many attempts from one place.',
      calls: signIn,
      message:
        'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts.',
      outcome: 'auth/too-many-requests',
    },
    {
      id: 'RESET_PASSWORD_EXCEED_LIMIT',
      cause: 'Too many passwords were reset from one place.',
      calls: signIn,
      outcome: 'auth/too-many-requests',
    },
    {
      id: 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
      cause: 'The password is right, but the policy is enforced at sign-in and it falls short.',
      calls: signIn,
      message:
        'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 16 characters]',
      outcome: 'auth/password-does-not-meet-requirements',
      announces: { policy: demandingPolicy },
    },
    {
      id: 'WEAK_PASSWORD',
      cause: 'The password is shorter than six characters.',
      calls: signIn,
      message: 'WEAK_PASSWORD : Password should be at least 6 characters',
      outcome: 'auth/weak-password',
    },
  ]),
  ...faultGroup('account', [
    {
      id: 'USER_DISABLED',
      cause: 'An administrator has disabled the account.',
      calls: posts,
      outcome: 'auth/user-disabled',
      session: 'endedBySdk',
    },
    {
      id: 'ADMIN_ONLY_OPERATION',
      cause: 'The project leaves this to its administrators.',
      calls: ['signInWithPassword', 'delete'],
      outcome: 'auth/admin-restricted-operation',
    },
  ]),
  ...faultGroup('session', [
    {
      id: 'TOKEN_EXPIRED',
      cause: 'The session was ended: the password changed, or an administrator revoked it.',
      calls: withSession,
      outcome: 'auth/user-token-expired',
      session: 'endedBySdk',
    },
    {
      id: 'USER_NOT_FOUND',
      cause: 'The account of the token has been deleted.',
      calls: withSession,
      outcome: 'auth/user-token-expired',
      session: 'endedBySdk',
    },
    {
      id: 'INVALID_ID_TOKEN',
      cause: 'The ID token cannot be read, has expired, or is of another project.',
      calls: withIdToken,
      outcome: 'auth/invalid-user-token',
      session: 'leftToApp',
    },
    {
      id: 'INVALID_REFRESH_TOKEN',
      cause: 'The refresh token cannot be read.',
      calls: token,
      outcome: 'auth/invalid-refresh-token',
      session: 'leftToApp',
    },
    {
      id: 'MISSING_REFRESH_TOKEN',
      cause: 'No refresh token was sent.',
      calls: token,
      outcome: 'auth/missing-refresh-token',
    },
    {
      id: 'MISSING_GRANT_TYPE',
      cause: 'A refresh without its grant type.',
      calls: token,
      outcome: 'auth/missing-grant-type',
    },
    {
      id: 'INVALID_GRANT_TYPE',
      cause: 'A refresh with a grant type other than refresh_token.',
      calls: token,
      outcome: 'auth/invalid-grant-type',
    },
    {
      id: 'MISSING_ID_TOKEN',
      cause: 'No ID token was sent.',
      calls: withIdToken,
      outcome: 'auth/missing-id-token',
    },
    {
      id: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
      cause: 'The sign-in was too long ago for what is asked, such as deleting the account.',
      calls: ['delete'],
      outcome: 'auth/requires-recent-login',
    },
    {
      id: 'PROJECT_NUMBER_MISMATCH',
      cause: 'The refresh token is of another project than the API key.',
      calls: token,
      outcome: 'auth/project-number-mismatch',
    },
  ]),
  ...faultGroup('request', [
    {
      id: 'MISSING_API_KEY',
      cause: 'The address carries no API key.',
      calls: every,
      answer: missingApiKey(),
      outcome: 'auth/the-request-is-missing-a-valid-api-key.',
    },
    {
      id: 'INVALID_PAYLOAD',
      cause: 'A field has the wrong type.',
      calls: posts,
      answer: invalidArgument('/email must be string'),
      outcome: 'auth/invalid-json-payload-received.-/email-must-be-string',
    },
    {
      id: 'CHOICE_NOT_ALLOWED',
      cause: 'A field has none of the values that are allowed.',
      calls: every,
      answer: invalidArgument('/clientType must be equal to one of the allowed values'),
      outcome:
        'auth/invalid-json-payload-received.-/clienttype-must-be-equal-to-one-of-the-allowed-values',
    },
    {
      id: 'BODY_NOT_JSON',
      cause: 'The body is not JSON.',
      calls: posts,
      answer: unparseable(),
      outcome: 'auth/invalid-json-payload-received.-the-body-is-not-json.',
    },
    {
      id: 'WRONG_CONTENT_TYPE',
      cause: 'The body was sent as something else than JSON.',
      calls: posts,
      answer: wrongContentType('text/plain'),
      outcome: 'auth/invalid-content-type:-text/plain',
    },
    {
      id: 'NOT_IMPLEMENTED',
      cause: 'Another call of the Identity Toolkit, which this mock does not answer.',
      calls: every,
      answer: notImplemented('POST /v1/accounts:signUp'),
      outcome: 'auth/post-/v1/accounts:signup-is-not-implemented-in-the-identity-toolkit-mock.',
    },
    {
      id: 'INSUFFICIENT_PERMISSION',
      cause: 'The call named a project, which only administrators may.',
      calls: [...signIn, ...withIdToken],
      message:
        'INSUFFICIENT_PERMISSION : Only authenticated requests can specify target_project_id.',
      outcome: 'auth/insufficient-permission',
    },
  ]),
  ...faultGroup('project', [
    {
      id: 'OPERATION_NOT_ALLOWED',
      cause: 'Sign-in with a password is not enabled for the project.',
      calls: signIn,
      outcome: 'auth/operation-not-allowed',
    },
    {
      id: 'PASSWORD_LOGIN_DISABLED',
      cause: 'Sign-in with a password has been switched off for the project or the tenant.',
      calls: signIn,
      outcome: 'auth/operation-not-allowed',
    },
    {
      id: 'PROJECT_DISABLED',
      cause: 'Sign-in has been switched off altogether for the project or the tenant.',
      calls: [...signIn, ...withIdToken],
      outcome: 'auth/project-disabled',
    },
    {
      id: 'CONFIGURATION_NOT_FOUND',
      cause: 'Authentication was never set up in the project.',
      calls: every,
      outcome: 'auth/configuration-not-found',
    },
    {
      id: 'QUOTA_EXCEEDED',
      cause: 'The project has used up its quota of calls.',
      calls: every,
      message: 'QUOTA_EXCEEDED : Exceeded quota for verifying passwords.',
      status: 429,
      outcome: 'auth/quota-exceeded',
    },
    {
      id: 'API_KEY_NOT_VALID',
      cause: 'The API key is wrong, or was deleted.',
      calls: every,
      answer: refusedApiKey(),
      outcome: 'auth/api-key-not-valid.-please-pass-a-valid-api-key.',
    },
    {
      id: 'API_KEY_INVALID',
      cause: 'The API key is wrong; the short form of the same.',
      calls: every,
      outcome: 'auth/api-key-invalid',
    },
    {
      id: 'REFERRER_BLOCKED',
      cause: 'The API key is restricted to other websites.',
      calls: every,
      answer: blockedReferrer('https://waymark.test/'),
      outcome: 'auth/requests-from-referer-https://waymark.test/-are-blocked.',
    },
    {
      id: 'TENANT_NOT_FOUND',
      cause: 'The project has no such tenant.',
      calls: [...signIn, ...withIdToken],
      outcome: 'auth/tenant-not-found',
    },
    {
      id: 'TENANT_ID_MISMATCH',
      cause: 'The token is of another tenant than the call names.',
      calls: withSession,
      outcome: 'auth/tenant-id-mismatch',
    },
    {
      id: 'INVALID_TENANT_ID',
      cause: 'The tenant’s id is not one.',
      calls: signIn,
      outcome: 'auth/invalid-tenant-id',
    },
    {
      id: 'UNSUPPORTED_TENANT_OPERATION',
      cause: 'The project’s tenants do not allow this.',
      calls: signIn,
      outcome: 'auth/unsupported-tenant-operation',
    },
    {
      id: 'BLOCKING_FUNCTION_ERROR_RESPONSE',
      cause: 'A function of the project, asked before each sign-in, said no.',
      calls: signIn,
      message:
        'BLOCKING_FUNCTION_ERROR_RESPONSE : ((HTTP request to the blocking function returned HTTP error 403))',
      outcome: 'auth/internal-error',
    },
  ]),
  ...faultGroup('captcha', [
    {
      id: 'MISSING_RECAPTCHA_TOKEN',
      cause: 'The project demands a captcha; the SDK fetches one and tries once more.',
      calls: signIn,
      outcome: 'auth/missing-recaptcha-token',
      announces: { captcha: 'enforce' },
    },
    {
      id: 'INVALID_RECAPTCHA_TOKEN',
      cause: 'The captcha’s token is not one.',
      calls: signIn,
      outcome: 'auth/invalid-recaptcha-token',
    },
    {
      id: 'RECAPTCHA_NOT_ENABLED',
      cause: 'A captcha’s token was sent to a project that uses none.',
      calls: signIn,
      outcome: 'auth/recaptcha-not-enabled',
    },
    {
      id: 'CAPTCHA_CHECK_FAILED',
      cause: 'The captcha judged the visitor to be a machine.',
      calls: signIn,
      outcome: 'auth/captcha-check-failed',
    },
    {
      id: 'MISSING_CLIENT_TYPE',
      cause: 'A captcha’s token came without the kind of client.',
      calls: signIn,
      outcome: 'auth/missing-client-type',
    },
    {
      id: 'MISSING_RECAPTCHA_VERSION',
      cause: 'A captcha’s token came without its version.',
      calls: signIn,
      outcome: 'auth/missing-recaptcha-version',
    },
    {
      id: 'INVALID_RECAPTCHA_VERSION',
      cause: 'The captcha’s version is not one that the service takes.',
      calls: signIn,
      outcome: 'auth/invalid-recaptcha-version',
    },
  ]),
  ...faultGroup('secondStep', [
    {
      id: 'SECOND_FACTOR_PENDING',
      cause: 'The password is right, and the account asks for a second factor.',
      calls: signIn,
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
    {
      id: 'CONFIRMATION_NEEDED',
      cause: 'The e-mail belongs to an account that signs in another way.',
      calls: signIn,
      answer: success({
        ...signedInWithoutTokens(),
        needConfirmation: true,
        verifiedProvider: ['google.com'],
      }),
      outcome: 'auth/account-exists-with-different-credential',
    },
    {
      id: 'UNSUPPORTED_FIRST_FACTOR',
      cause: 'The account has a second factor, which this way of signing in does not allow.',
      calls: signIn,
      message: 'UNSUPPORTED_FIRST_FACTOR : A second factor cannot be used with this sign-in.',
      outcome: 'auth/unsupported-first-factor',
    },
  ]),
  ...faultGroup('transport', [
    {
      id: 'REFUSED',
      cause: 'The connection is refused, or a policy of the browser blocks it.',
      calls: every,
      answer: { kind: 'lost' },
      outcome: 'auth/network-request-failed',
    },
    {
      id: 'OFFLINE',
      cause: 'The device is offline.',
      calls: every,
      answer: { kind: 'lost' },
      outcome: 'auth/network-request-failed',
    },
    {
      id: 'RESET',
      cause: 'The connection breaks off in the middle of the answer.',
      calls: every,
      answer: { kind: 'cut' },
      outcome: 'auth/network-request-failed',
    },
    {
      id: 'NO_ANSWER',
      cause: 'Nothing ever arrives: the SDK gives up after 30 seconds.',
      calls: every,
      answer: { kind: 'silent' },
      outcome: 'auth/network-request-failed',
    },
    {
      id: 'STALLED_BODY',
      cause: 'The headers arrive and the body never does: the SDK has no limit for that.',
      calls: every,
      answer: { kind: 'stalled' },
      outcome: 'waits',
    },
    {
      id: 'HTML_502',
      cause: 'A proxy answers with a page of its own.',
      calls: every,
      answer: {
        kind: 'text',
        status: 502,
        contentType: 'text/html',
        text: '<!doctype html><title>502</title><h1>Bad gateway</h1>',
      },
      outcome: 'auth/network-request-failed',
    },
    {
      id: 'EMPTY_BODY',
      cause: 'An answer of status 200 without a body.',
      calls: every,
      answer: { kind: 'text', status: 200, contentType: 'application/json', text: '' },
      outcome: 'auth/network-request-failed',
    },
    {
      id: 'BROKEN_JSON',
      cause: 'The body is cut off, and nothing says so.',
      calls: every,
      answer: { kind: 'text', status: 200, contentType: 'application/json', text: '{"idToken":' },
      outcome: 'auth/network-request-failed',
    },
    {
      id: 'SLOW',
      cause: 'Everything is well but takes four seconds longer.',
      calls: every,
      answer: { kind: 'slow', milliseconds: 4000 },
      outcome: 'signsIn',
    },
  ]),
  ...faultGroup('server', [
    {
      id: 'INTERNAL_ERROR',
      cause: 'The service failed.',
      calls: every,
      status: 500,
      outcome: 'auth/internal-error',
    },
    {
      id: 'JSON_500',
      cause: 'The service failed, in the words of Google’s front end.',
      calls: every,
      answer: serverFailure('Internal error encountered.', 500, 'INTERNAL'),
      outcome: 'auth/internal-error-encountered.',
    },
    {
      id: 'JSON_503',
      cause: 'The service is overloaded or being updated.',
      calls: every,
      answer: serverFailure('The service is currently unavailable.', 503, 'UNAVAILABLE'),
      outcome: 'auth/the-service-is-currently-unavailable.',
    },
    {
      id: 'JSON_429',
      cause: 'Too many calls from one place.',
      calls: every,
      message: 'TOO_MANY_ATTEMPTS_TRY_LATER',
      status: 429,
      outcome: 'auth/too-many-requests',
    },
    {
      id: 'MESSAGE_IN_SUCCESS',
      cause: 'An answer of status 200 carries an error message.',
      calls: posts,
      answer: success({ errorMessage: 'EMAIL_NOT_FOUND' }),
      outcome: 'auth/user-not-found',
    },
    {
      id: 'EMPTY_OBJECT',
      cause:
        'An answer of status 200 carries nothing that was asked for. A session ends when its token is next needed.',
      calls: [...signIn, ...token],
      answer: success({}),
      outcome: 'auth/internal-error',
      session: 'endedBySdk',
    },
    {
      id: 'NEW_MESSAGE',
      cause: 'The service says something that nobody has heard of yet.',
      calls: every,
      message: 'TOTALLY_NEW_THING',
      outcome: 'auth/totally-new-thing',
    },
    {
      id: 'NO_MESSAGE',
      cause: 'A refusal that says nothing.',
      calls: every,
      answer: { kind: 'json', status: 400, body: {} },
      outcome: 'auth/network-request-failed',
    },
    {
      id: 'EXCEPTION',
      cause: 'The sign-in goes well, and looking the user up answers nothing of use.',
      calls: ['lookup'],
      answer: success({}),
      outcome: 'exception',
      scriptedAt: 'lookup',
    },
    {
      id: 'ERROR_AS_TEXT',
      cause: 'An error whose body is not the service’s.',
      calls: every,
      answer: { kind: 'json', status: 500, body: { error: 'Something went wrong' } },
      outcome: 'auth/network-request-failed',
    },
    {
      id: 'METHOD_NOT_ALLOWED',
      cause: 'The call was made with another method.',
      calls: every,
      answer: methodNotAllowed('GET', '/v1/accounts:signInWithPassword'),
      outcome: 'auth/network-request-failed',
    },
  ]),
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

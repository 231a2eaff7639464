/** Sign in as `<code>@error.waymark.test`, with any password, and the SDK fails with `auth/<code>`. */
export const failureDomain = 'error.waymark.test';

/** Not a code: as `exception@…` the SDK throws a bare error that carries no code at all. */
export const exceptionAddress = 'exception';

export type ScriptedFailure =
  | { readonly kind: 'refusal'; readonly message: string; readonly status: number }
  | { readonly kind: 'policyRefusal' }
  | { readonly kind: 'dropped' }
  /** A 200 that the SDK nevertheless rejects. */
  | { readonly kind: 'unfinished'; readonly body: object }
  /** Signing in goes well, looking the user up afterwards answers nothing usable. */
  | { readonly kind: 'emptyLookup' };

const failures: ReadonlyMap<string, ScriptedFailure> = new Map<string, ScriptedFailure>([
  ['user-not-found', refused('EMAIL_NOT_FOUND')],
  ['wrong-password', refused('INVALID_PASSWORD')],
  ['invalid-credential', refused('INVALID_LOGIN_CREDENTIALS')],
  ['invalid-email', refused('INVALID_EMAIL')],
  ['missing-email', refused('MISSING_EMAIL')],
  ['missing-password', refused('MISSING_PASSWORD')],
  [
    'user-disabled',
    refused('USER_DISABLED : The user account has been disabled by an administrator.'),
  ],
  [
    'too-many-requests',
    refused(
      'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts.',
    ),
  ],
  ['email-already-in-use', refused('EMAIL_EXISTS')],
  ['operation-not-allowed', refused('PASSWORD_LOGIN_DISABLED')],
  ['admin-restricted-operation', refused('ADMIN_ONLY_OPERATION')],
  ['quota-exceeded', refused('QUOTA_EXCEEDED : Exceeded quota for verifying passwords.', 429)],
  ['weak-password', refused('WEAK_PASSWORD : Password should be at least 6 characters')],
  ['password-does-not-meet-requirements', { kind: 'policyRefusal' }],
  ['requires-recent-login', refused('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')],
  ['user-token-expired', refused('TOKEN_EXPIRED')],
  ['invalid-user-token', refused('INVALID_ID_TOKEN')],
  ['invalid-refresh-token', refused('INVALID_REFRESH_TOKEN')],
  ['missing-refresh-token', refused('MISSING_REFRESH_TOKEN')],
  ['missing-id-token', refused('MISSING_ID_TOKEN')],
  ['invalid-grant-type', refused('INVALID_GRANT_TYPE')],
  ['project-number-mismatch', refused('PROJECT_NUMBER_MISMATCH')],
  ['project-disabled', refused('PROJECT_DISABLED')],
  ['configuration-not-found', refused('CONFIGURATION_NOT_FOUND')],
  ['tenant-id-mismatch', refused('TENANT_ID_MISMATCH')],
  ['tenant-not-found', refused('TENANT_NOT_FOUND')],
  ['invalid-tenant-id', refused('INVALID_TENANT_ID')],
  ['unsupported-tenant-operation', refused('UNSUPPORTED_TENANT_OPERATION')],
  ['api-key-invalid', refused('API_KEY_INVALID')],
  [
    'api-key-not-valid.-please-pass-a-valid-api-key.',
    refused('API key not valid. Please pass a valid API key.'),
  ],
  [
    'requests-from-referer-https://waymark.test/-are-blocked.',
    refused('Requests from referer https://waymark.test/ are blocked.', 403),
  ],
  ['the-service-is-currently-unavailable.', refused('The service is currently unavailable.', 503)],
  ['internal-error-encountered.', refused('Internal error encountered.', 500)],
  ['internal-error', refused('INTERNAL_ERROR', 500)],
  ['invalid-recaptcha-token', refused('INVALID_RECAPTCHA_TOKEN')],
  ['recaptcha-not-enabled', refused('RECAPTCHA_NOT_ENABLED')],
  ['missing-client-type', refused('MISSING_CLIENT_TYPE')],
  ['missing-recaptcha-version', refused('MISSING_RECAPTCHA_VERSION')],
  ['captcha-check-failed', refused('CAPTCHA_CHECK_FAILED')],
  [
    'unsupported-first-factor',
    refused('UNSUPPORTED_FIRST_FACTOR : A second factor cannot be used with this sign-in.'),
  ],
  [
    'multi-factor-auth-required',
    {
      kind: 'unfinished',
      body: {
        mfaPendingCredential: 'mock-pending-credential',
        mfaInfo: [
          {
            mfaEnrollmentId: 'mock-phone',
            displayName: 'Work phone',
            phoneInfo: '+********42',
            enrolledAt: '2026-01-05T09:00:00Z',
          },
        ],
      },
    },
  ],
  [
    'account-exists-with-different-credential',
    { kind: 'unfinished', body: { needConfirmation: true, verifiedProvider: ['google.com'] } },
  ],
  ['network-request-failed', { kind: 'dropped' }],
  [exceptionAddress, { kind: 'emptyLookup' }],
]);

/** Codes with a failure of their own; every other one is answered in the service's usual spelling. */
export const failureCodes: readonly string[] = [...failures.keys()].filter(
  (code) => code !== exceptionAddress,
);

export function scriptedFailure(email: string): ScriptedFailure | undefined {
  const suffix = `@${failureDomain}`;
  if (!email.endsWith(suffix)) return undefined;
  const code = email.slice(0, -suffix.length);
  return failures.get(code) ?? refused(code.toUpperCase().replaceAll('-', '_'));
}

function refused(message: string, status = 400): ScriptedFailure {
  return { kind: 'refusal', message, status };
}

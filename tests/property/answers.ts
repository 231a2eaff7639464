type Check = (value: unknown) => boolean;

interface Shape {
  readonly needed: Readonly<Record<string, Check>>;
  readonly allowed?: Readonly<Record<string, Check>>;
}

export type Body = Readonly<Record<string, unknown>>;

const text: Check = (value) => typeof value === 'string' && value !== '';
/** Given by whoever makes the account. */
const anyText: Check = (value) => typeof value === 'string';
const flag: Check = (value) => typeof value === 'boolean';
const whole: Check = Number.isInteger;
const digits: Check = (value) => typeof value === 'string' && /^\d+$/.test(value);
const moment: Check = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const is =
  (wanted: unknown): Check =>
  (value) =>
    value === wanted;
const among =
  (...wanted: readonly unknown[]): Check =>
  (value) =>
    wanted.includes(value);
const listOf =
  (item: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(item);
const one =
  (item: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length === 1 && item(value[0]);
const object =
  (shape: Shape): Check =>
  (value) =>
    hasShape(value, shape);

function hasShape(value: unknown, { needed, allowed = {} }: Shape): value is Body {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  const isKnown = (name: string) => Object.hasOwn(needed, name) || Object.hasOwn(allowed, name);
  return (
    [...fields.keys()].every(isKnown) &&
    Object.entries(needed).every(([name, check]) => check(fields.get(name))) &&
    Object.entries(allowed).every(([name, check]) => !fields.has(name) || check(fields.get(name)))
  );
}

const error: Shape = {
  needed: {
    error: object({
      needed: {
        code: whole,
        message: text,
        errors: one(
          object({ needed: { message: text, reason: text }, allowed: { domain: is('global') } }),
        ),
      },
      allowed: {
        status: among(
          'INVALID_ARGUMENT',
          'PERMISSION_DENIED',
          'NOT_FOUND',
          'UNKNOWN',
          'NOT_IMPLEMENTED',
        ),
      },
    }),
  },
};

const signInAnswer = {
  kind: is('identitytoolkit#VerifyPasswordResponse'),
  registered: is(true),
  localId: text,
  email: text,
};

const tenant = { tenantId: anyText };

const secondFactorInfo = one(
  object({
    needed: { enrolledAt: moment, mfaEnrollmentId: anyText, phoneInfo: anyText },
    allowed: { displayName: anyText },
  }),
);

const profile = { displayName: anyText, photoUrl: anyText };

const successes = {
  signIn: {
    needed: { ...signInAnswer, idToken: text, refreshToken: text, expiresIn: digits },
  },
  secondFactor: {
    needed: { ...signInAnswer, mfaPendingCredential: text, mfaInfo: secondFactorInfo },
  },
  lookup: {
    needed: {
      kind: is('identitytoolkit#GetAccountInfoResponse'),
      users: one(
        object({
          needed: {
            localId: text,
            email: text,
            emailVerified: flag,
            validSince: digits,
            passwordUpdatedAt: whole,
            createdAt: digits,
            providerUserInfo: one(
              object({
                needed: { providerId: is('password'), email: text, federatedId: text, rawId: text },
                allowed: profile,
              }),
            ),
          },
          allowed: {
            ...profile,
            ...tenant,
            lastLoginAt: digits,
            lastRefreshAt: moment,
            disabled: flag,
            mfaInfo: secondFactorInfo,
          },
        }),
      ),
    },
  },
  delete: { needed: { kind: is('identitytoolkit#DeleteAccountResponse') } },
  refresh: {
    needed: {
      id_token: text,
      access_token: text,
      expires_in: digits,
      refresh_token: text,
      token_type: is('Bearer'),
      user_id: text,
      project_id: digits,
    },
  },
  passwordPolicy: {
    needed: {
      customStrengthOptions: object({
        needed: { minPasswordLength: whole },
        allowed: {
          maxPasswordLength: whole,
          containsLowercaseCharacter: flag,
          containsUppercaseCharacter: flag,
          containsNumericCharacter: flag,
          containsNonAlphanumericCharacter: flag,
        },
      }),
      allowedNonAlphanumericCharacters: listOf(anyText),
      enforcementState: among('OFF', 'ENFORCE'),
      forceUpgradeOnSignin: flag,
      schemaVersion: is(1),
    },
  },
  recaptchaConfig: {
    needed: {
      recaptchaEnforcementState: listOf(
        object({ needed: { provider: text, enforcementState: among('OFF', 'AUDIT', 'ENFORCE') } }),
      ),
    },
    allowed: { recaptchaKey: (value) => /^projects\/[^/]+\/keys\/[^/]+$/.test(String(value)) },
  },
} satisfies Record<string, Shape>;

export type SuccessKind = keyof typeof successes;

/** What the answer is not, in words; undefined where it is all right. */
export function faultOfSuccess(kinds: readonly SuccessKind[], body: unknown): string | undefined {
  const isOne = kinds.some((kind) => hasShape(body, successes[kind]));
  return isOne ? undefined : `is not the success of ${kinds.join(' or ')}`;
}

const refusalStatuses = new Set([400, 403, 501]);

export function faultOfRefusal(status: number, body: unknown): string | undefined {
  if (status === 405) {
    return hasShape(body, { needed: { message: text } })
      ? undefined
      : 'is not a 405 of the service';
  }
  if (!refusalStatuses.has(status)) return `has the undocumented status ${status}`;
  if (!hasShape(body, error)) return 'is not an error of the service';
  const { error: told } = body as { error: { code: number; message: string; errors: Body[] } };
  if (told.code !== status) return `tells ${told.code} with the status ${status}`;
  return told.errors[0]?.['message'] === told.message ? undefined : 'tells two messages';
}

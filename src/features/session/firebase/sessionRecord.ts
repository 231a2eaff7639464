/** A session as the SDK stores it. */
export interface SessionRecord {
  /** The refresh token, which a session has from its sign-in to its end. */
  readonly token: string;
  /** In milliseconds; of two records, the one that ends later is the newer one. */
  readonly expiresAt: number;
  readonly value: Fields;
}

type Fields = Readonly<Record<string, unknown>>;

const texts = ['displayName', 'email', 'phoneNumber', 'photoURL', 'tenantId'];
const times = ['createdAt', 'lastLoginAt'];

/** Undefined for anything that the SDK would fail at, or could do nothing with. */
export function readSessionRecord(value: unknown): SessionRecord | undefined {
  if (!isObject(value) || !isObject(value['stsTokenManager'])) return undefined;
  const { uid, emailVerified, isAnonymous, _redirectEventId, stsTokenManager } = value;
  const { refreshToken, accessToken, expirationTime } = stsTokenManager;
  const isRecord =
    isFilled(uid) &&
    isFilled(refreshToken) &&
    isFilled(accessToken) &&
    Number.isFinite(expirationTime) &&
    typeof emailVerified === 'boolean' &&
    typeof isAnonymous === 'boolean' &&
    _redirectEventId === undefined &&
    [...texts, ...times].every((name) => isTextOrMissing(value[name]));
  return isRecord ? { token: refreshToken, expiresAt: Number(expirationTime), value } : undefined;
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isTextOrMissing = (value: unknown) =>
  value === undefined || value === null || typeof value === 'string';

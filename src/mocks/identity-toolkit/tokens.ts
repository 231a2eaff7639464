/** What the service needs of an ID token that comes back to it. */
export interface ReadIdToken {
  readonly userId: string;
  readonly projectId: string;
  /** In seconds, as the other two. */
  readonly issuedAt: number;
  readonly expiresAt: number;
  readonly authTime: number;
}

/** Kept inside the refresh token itself, so that a session outlives the memory of the mock. */
export interface RefreshGrant {
  readonly localId: string;
  readonly projectId: string;
  /** In seconds. */
  readonly authTime: number;
}

const refreshTokenMark = 'DO NOT MODIFY';

export function encodeIdToken(claims: object): string {
  const header = encodeJson({ alg: 'none', typ: 'JWT' });
  return `${header}.${encodeJson(claims)}.`;
}

export function decodeIdToken(token: string): ReadIdToken | undefined {
  const [, payload = ''] = /^[\w-]+\.([\w-]+)\.[\w-]*$/.exec(token) ?? [];
  const claims = decodeJson(payload) ?? {};
  const { user_id: userId, iat, exp, auth_time: authTime, aud } = claims;
  const isComplete =
    typeof userId === 'string' &&
    typeof iat === 'number' &&
    typeof exp === 'number' &&
    typeof authTime === 'number' &&
    typeof aud === 'string';
  if (!isComplete) return undefined;
  return { userId, projectId: aud, issuedAt: iat, expiresAt: exp, authTime };
}

export function encodeRefreshToken(grant: RefreshGrant): string {
  return encodeJson({ _IdentityMockRefreshToken: refreshTokenMark, ...grant });
}

export function decodeRefreshToken(token: string): RefreshGrant | undefined {
  const { _IdentityMockRefreshToken: mark, ...grant } = decodeJson(token) ?? {};
  const { localId, projectId, authTime } = grant;
  const isComplete =
    mark === refreshTokenMark &&
    typeof localId === 'string' &&
    typeof projectId === 'string' &&
    typeof authTime === 'number';
  return isComplete ? { localId, projectId, authTime } : undefined;
}

/** Base64 with the letters that need no escape in an address, as in a JWT. */
function encodeJson(value: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

function decodeJson(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

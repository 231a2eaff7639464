export interface IdTokenClaims {
  readonly name?: string;
  readonly picture?: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly auth_time: number;
  readonly user_id: string;
  readonly firebase: {
    readonly identities: { readonly email: readonly string[] };
    readonly sign_in_provider: 'password';
  };
  readonly iat: number;
  readonly exp: number;
  readonly aud: string;
  readonly iss: string;
  readonly sub: string;
}

/** What the service needs of an ID token that comes back to it. */
export type ReadIdToken = Pick<IdTokenClaims, 'user_id' | 'iat' | 'aud'>;

/** Kept inside the refresh token itself, so that a session outlives the memory of the mock. */
export interface RefreshGrant {
  readonly localId: string;
  readonly authTime: number;
  readonly projectId: string;
}

const refreshTokenMark = 'DO NOT MODIFY';

export function encodeIdToken(claims: IdTokenClaims): string {
  const header = toBase64Url({ alg: 'none', typ: 'JWT' });
  return `${header}.${toBase64Url(claims)}.`;
}

export function decodeIdToken(token: string): ReadIdToken | undefined {
  const parts = token.split('.');
  if (parts.length !== 3) return undefined;
  const payload = fromBase64Url(parts[1] ?? '');
  if (
    payload === undefined ||
    typeof payload['user_id'] !== 'string' ||
    typeof payload['iat'] !== 'number' ||
    typeof payload['aud'] !== 'string'
  ) {
    return undefined;
  }
  return { user_id: payload['user_id'], iat: payload['iat'], aud: payload['aud'] };
}

export function encodeRefreshToken(grant: RefreshGrant): string {
  return toBase64Url({ _IdentityMockRefreshToken: refreshTokenMark, ...grant });
}

export function decodeRefreshToken(token: string): RefreshGrant | undefined {
  const payload = fromBase64Url(token);
  if (
    payload === undefined ||
    payload['_IdentityMockRefreshToken'] !== refreshTokenMark ||
    typeof payload['localId'] !== 'string' ||
    typeof payload['authTime'] !== 'number' ||
    typeof payload['projectId'] !== 'string'
  ) {
    return undefined;
  }
  return {
    localId: payload['localId'],
    authTime: payload['authTime'],
    projectId: payload['projectId'],
  };
}

function toBase64Url(value: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

function fromBase64Url(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

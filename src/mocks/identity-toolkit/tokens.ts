/** The claims that the service reads from an ID token. The times are in seconds. */
interface IdClaims {
  readonly user_id: string;
  readonly aud: string;
  readonly iat: number;
  readonly exp: number;
  readonly auth_time: number;
}

/** Carried by the refresh token, so that a session outlives the mock's memory. */
interface Grant {
  readonly localId: string;
  readonly projectId: string;
  readonly authTime: number;
}

const header = encodeJson({ alg: 'none', typ: 'JWT' });

export const encodeIdToken = (claims: IdClaims) => `${header}.${encodeJson(claims)}.`;
/** The code in the link of an email. */
export const encodeOobCode = (mail: { to: string; at: number; id: number }) => encodeJson(mail);
export const encodeRefreshToken = (grant: Grant) => encodeJson(grant);

/** Null if the text is not a token. The token may belong to another project. */
export const decodeIdToken = (text: string): IdClaims | null => decodeJson(text.split('.')[1]);
export const decodeRefreshToken = (text: string): Grant | null => decodeJson(text);

/** URL-safe Base64, as in a JWT. */
function encodeJson(value: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function decodeJson(text = '') {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

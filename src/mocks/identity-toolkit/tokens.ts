/** What the service needs of an ID token that comes back to it; the times are in seconds. */
const idTokenSample = { user_id: '', aud: '', iat: 0, exp: 0, auth_time: 0 };

/** Kept inside the refresh token itself, so that a session outlives the memory of the mock. */
const refreshTokenSample = { localId: '', projectId: '', authTime: 0 };

export function encodeIdToken(claims: typeof idTokenSample): string {
  const header = encodeJson({ alg: 'none', typ: 'JWT' });
  return `${header}.${encodeJson(claims)}.`;
}

export function decodeIdToken(token: string): typeof idTokenSample | undefined {
  const [, payload = ''] = /^[\w-]+\.([\w-]+)\.[\w-]*$/.exec(token) ?? [];
  return decodeJson(payload, idTokenSample);
}

export function encodeRefreshToken(grant: typeof refreshTokenSample): string {
  return encodeJson(grant);
}

export function decodeRefreshToken(token: string): typeof refreshTokenSample | undefined {
  return decodeJson(token, refreshTokenSample);
}

/** Base64 with the letters that need no escape in an address, as in a JWT. */
function encodeJson(value: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Undefined where a field of the sample is missing or of another type. */
function decodeJson<Value extends object>(text: string, sample: Value): Value | undefined {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const value = JSON.parse(new TextDecoder().decode(bytes));
    const isComplete = Object.entries(sample).every(
      ([name, example]) => typeof value[name] === typeof example,
    );
    return isComplete ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Stored instead of a chosen password, because users of the device can read the stored state. */
export interface PasswordHash {
  readonly salt: string;
  readonly hash: string;
}

const iterations = 100_000;

const bytesOf = (text: string) => new TextEncoder().encode(text);

export async function hashPassword(
  password: string,
  salt: string = crypto.randomUUID(),
): Promise<PasswordHash> {
  const { subtle } = crypto;
  const key = await subtle.importKey('raw', bytesOf(password), 'PBKDF2', false, ['deriveBits']);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations };
  const bits = await subtle.deriveBits(parameters, key, 256);
  return { salt, hash: btoa(String.fromCharCode(...new Uint8Array(bits))) };
}

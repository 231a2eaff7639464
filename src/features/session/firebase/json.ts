import { attempt } from '../attempt.ts';

/** An object of which nothing is known yet. */
export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields => Object(value);

/** Undefined for a text that is no JSON. */
export const parse = (text: string): unknown => attempt(() => JSON.parse(text));

/** What an ID token says. Nobody has to check who signed it, because it comes from the service itself. */
export function claimsOf(idToken: string): Fields | undefined {
  const [, payload = ''] = idToken.split('.');
  const claims: unknown = attempt(() => JSON.parse(decodeBase64Url(payload)));
  return typeof claims === 'object' && claims !== null ? (claims as Fields) : undefined;
}

function decodeBase64Url(text: string): string {
  // One character for each byte. The bytes are UTF-8.
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
}

export const uidOf = (idToken: unknown): unknown => claimsOf(String(idToken))?.['sub'];

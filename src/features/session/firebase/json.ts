import { attempt } from '../attempt.ts';

/** An object of which nothing is known yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields of a value, which may be of any type. */
export const fieldsOf = (value: unknown): Fields => Object(value);

/** Undefined for a text that is no JSON. */
export const parse = (text: string): unknown => attempt(() => JSON.parse(text));

/** What an ID token says. Nobody has to check who signed it, because it comes from the service itself. */
export function claimsOf(idToken: string): Fields | undefined {
  const [, payload = ''] = idToken.split('.');
  const base64 = payload.replaceAll('-', '+').replaceAll('_', '/');
  const claims: unknown = attempt(() => JSON.parse(atob(base64)));
  return typeof claims === 'object' && claims !== null ? (claims as Fields) : undefined;
}

/** Whose ID token it is. */
export const uidOf = (idToken: unknown): unknown => claimsOf(String(idToken))?.['sub'];

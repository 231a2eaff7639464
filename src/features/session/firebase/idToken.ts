import { attempt } from '../attempt.ts';
import type { Fields } from './json.ts';

/** What an ID token says. Nobody has to check who signed it, because it comes from the service itself. */
export function claimsOf(idToken: string): Fields | undefined {
  const [, payload = ''] = idToken.split('.');
  const base64 = payload.replaceAll('-', '+').replaceAll('_', '/');
  const claims: unknown = attempt(() => JSON.parse(atob(base64)));
  return typeof claims === 'object' && claims !== null ? (claims as Fields) : undefined;
}

/** Whose ID token it is. */
export const uidOf = (idToken: unknown): unknown => claimsOf(String(idToken))?.['sub'];

import type { Fields } from './json.ts';

/** What an ID token says. Nobody has to check who signed it, because it comes from the service itself. */
export function claimsOf(idToken: string): Fields | undefined {
  try {
    const [, payload = ''] = idToken.split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null ? (claims as Fields) : undefined;
  } catch {
    return undefined;
  }
}

/** Whose ID token it is. */
export const uidOf = (idToken: unknown): unknown => claimsOf(String(idToken))?.['sub'];

import { asRecord } from '../../asRecord.ts';
import { attempt } from '../attempt.ts';

/** Undefined if the text is not JSON. */
export const parse = (text: string): unknown => attempt(() => JSON.parse(text));

/** The payload of an ID token. The signature need not be checked, because the token comes from the service itself. */
export function claimsOf(idToken: string): Readonly<Record<string, unknown>> | undefined {
  const [, payload = ''] = idToken.split('.');
  const claims: unknown = attempt(() => JSON.parse(decodeBase64Url(payload)));
  return typeof claims === 'object' && claims !== null ? asRecord(claims) : undefined;
}

function decodeBase64Url(text: string): string {
  // One character per byte. The bytes are UTF-8.
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
}

export const uidOf = (idToken: unknown): unknown => claimsOf(String(idToken))?.['sub'];

import { asRecord } from '../../asRecord.ts';
import { attempt } from '../attempt.ts';
import type { Ending } from '../authClient.ts';

/** `lookup` and `token` are the calls that a stored session depends on. */
export type Endpoint = 'lookup' | 'token' | 'other';

/** Undefined if the call does not go to the identity service with this key. */
export function endpointOf(url: string, apiKey: string): Endpoint | undefined {
  const [address = '', query = ''] = url.split('?');
  const call = /\/v[12]\/(?:accounts:)?(\w+)$/.exec(address)?.[1];
  if (call === undefined || new URLSearchParams(query).get('key') !== apiKey) return undefined;
  return call === 'lookup' || call === 'token' ? call : 'other';
}

/** How the service says that an account or its session no longer exists. */
const endingOf: ReadonlyMap<string, Ending> = new Map([
  ['USER_DISABLED', 'disabled'],
  ['USER_NOT_FOUND', 'ended'],
  ['TOKEN_EXPIRED', 'ended'],
  ['INVALID_REFRESH_TOKEN', 'ended'],
]);

const idTokenRefusal = /^(?:TOKEN_EXPIRED|INVALID_ID_TOKEN)$/;

/**
 * Reads whether a session is `valid`, or how it has ended, from a response. `nothing` stands for too many requests, a
 * failing server, a hotel network's page, or another account. Responses from the endpoint `other` say nothing about a
 * session, so they are not read.
 * @param uid of the account that the call concerns, if it is known
 */
export function readAnswer(
  endpoint: Endpoint,
  status: number,
  text: string,
  uid?: unknown,
): 'valid' | 'nothing' | 'tokenRefused' | Ending {
  if (endpoint === 'other') return 'valid';
  const body = asRecord(parse(text));
  if (status < 300) return isWhole(endpoint, body, uid) ? 'valid' : 'nothing';
  const { message } = asRecord(body['error']);
  const [name = ''] = typeof message === 'string' ? message.split(' : ') : [];
  // A look-up only presents the ID token. The refresh token decides whether the session has ended.
  if (endpoint === 'lookup' && idTokenRefusal.test(name)) return 'tokenRefused';
  return endingOf.get(name) ?? 'nothing';
}

/**
 * The SDK refreshes a token five minutes before it expires, and so would request a shorter one endlessly, without a
 * pause.
 */
const shortestLifeSeconds = 300;

/** Whether the response has everything that the SDK needs, for the right account. The SDK would store any response. */
function isWhole(endpoint: Endpoint, body: Readonly<Record<string, unknown>>, uid: unknown) {
  const isLookup = endpoint === 'lookup';
  const account = isLookup
    ? asRecord(asRecord(body['users'])[0])['localId']
    : claimsOf(body['access_token'])?.['sub'];
  const hasTokens =
    isFilled(body['refresh_token']) && Number(body['expires_in']) > shortestLifeSeconds;
  return isFilled(account) && (uid === undefined || account === uid) && (isLookup || hasTokens);
}

const isFilled = (value: unknown) => typeof value === 'string' && value !== '';

/** Undefined if the text is not JSON. */
const parse = (text: string): unknown => attempt(() => JSON.parse(text));

/** The account that the body of a look-up asks for. At a start, nothing else says who the user is. */
export const uidAskedFor = (body: unknown): unknown =>
  claimsOf(asRecord(parse(String(body)))['idToken'])?.['sub'];

/** The payload of an ID token. The signature need not be checked, because the token comes from the service itself. */
export function claimsOf(idToken: unknown): Readonly<Record<string, unknown>> | undefined {
  const [, payload = ''] = String(idToken).split('.');
  const claims = attempt(() => parse(decodeBase64Url(payload)));
  return typeof claims === 'object' && claims !== null ? asRecord(claims) : undefined;
}

function decodeBase64Url(text: string): string {
  // One character per byte. The bytes are UTF-8.
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
}

/** The code of an error of the service or the SDK; undefined for any other. */
export function codeOf(error: unknown): string | undefined {
  const { code } = asRecord(error);
  return typeof code === 'string' && code.startsWith('auth/') ? code : undefined;
}

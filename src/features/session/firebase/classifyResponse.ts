import { asRecord } from '../../asRecord.ts';
import type { Ending } from '../authClient.ts';
import { claimsOf, parse, uidOf } from './json.ts';

/** `lookup` and `token` are the calls that a stored session depends on. */
export type Endpoint = 'lookup' | 'token' | 'other';

/** How the service says that an account or its session no longer exists. */
const endingOf: ReadonlyMap<string, Ending> = new Map([
  ['USER_DISABLED', 'disabled'],
  ['USER_NOT_FOUND', 'ended'],
  ['TOKEN_EXPIRED', 'ended'],
  ['INVALID_ID_TOKEN', 'ended'],
  ['INVALID_REFRESH_TOKEN', 'ended'],
]);

/**
 * What an answer says about a session: that it is `valid`, how it has ended, or `nothing`. Too many requests, a failing
 * server, a hotel network's page, or another account say nothing. Calls to the endpoint `other` say nothing about a
 * session, so their answers are not read.
 * @param uid of the account that the call concerns, if it is known
 */
export function classifyResponse(
  endpoint: Endpoint,
  status: number,
  text: string,
  uid?: unknown,
): 'valid' | 'nothing' | Ending {
  if (endpoint === 'other') return 'valid';
  const body = asRecord(parse(text));
  if (status < 300) return isWhole[endpoint](body, uid) ? 'valid' : 'nothing';
  const { message } = asRecord(body['error']);
  const [name = ''] = typeof message === 'string' ? message.split(' : ') : [];
  return endingOf.get(name) ?? 'nothing';
}

/**
 * The SDK refreshes a token five minutes before it expires, and so would request a shorter one endlessly, without a
 * pause.
 */
const shortestLifeSeconds = 300;

const profileTexts = ['email', 'displayName', 'photoUrl', 'phoneNumber', 'createdAt'];

/**
 * Whether the fields exist with the right types. The SDK also stores wrong ones, and drops that session at the next
 * start.
 */
const isWhole = {
  lookup: ({ users }: Readonly<Record<string, unknown>>, uid: unknown) => {
    const fields = asRecord(Array.isArray(users) ? users[0] : undefined);
    return (
      isFilled(fields['localId']) &&
      (uid === undefined || fields['localId'] === uid) &&
      profileTexts.every((name) => ['string', 'undefined'].includes(typeof fields[name]))
    );
  },
  token: (body: Readonly<Record<string, unknown>>, uid: unknown) =>
    claimsOf(String(body['access_token'])) !== undefined &&
    (uid === undefined || uidOf(body['access_token']) === uid) &&
    isFilled(body['refresh_token']) &&
    Number(body['expires_in']) > shortestLifeSeconds &&
    Number.isFinite(Number(body['expires_in'])),
} as const;

const isFilled = (value: unknown) => typeof value === 'string' && value !== '';

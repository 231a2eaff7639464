import type { Auth } from 'firebase/auth';
import type { Answer } from './guardFetch.ts';

/** The calls that a stored session depends on; `other` is any other one of the service. */
export type IdentityCall = 'lookup' | 'token' | 'other';

const calls: ReadonlyMap<string, IdentityCall> = new Map([
  ['identitytoolkit.googleapis.com/v1/accounts:lookup', 'lookup'],
  ['securetoken.googleapis.com/v1/token', 'token'],
]);

const hosts = ['identitytoolkit.googleapis.com/', 'securetoken.googleapis.com/'];

/** Undefined for an address that is not the service's, where this Auth finds it. */
export function identityCallOf(url: string, { emulatorConfig }: Auth): IdentityCall | undefined {
  const { protocol, host, port } = emulatorConfig ?? { protocol: 'https', host: '', port: null };
  const base = `${protocol}://${host}${port === null ? '' : `:${port}`}${host && '/'}`;
  const [address = ''] = url.split('?');
  const path = address.slice(base.length);
  if (!address.startsWith(base) || !hosts.some((each) => path.startsWith(each))) return undefined;
  return calls.get(path) ?? 'other';
}

/** What the service says when an account or its session is no more. */
const endings: ReadonlySet<string> = new Set([
  'USER_DISABLED',
  'USER_NOT_FOUND',
  'TOKEN_EXPIRED',
  'INVALID_ID_TOKEN',
  'INVALID_REFRESH_TOKEN',
]);

/**
 * What an answer says about a stored session. Only a whole answer and a refusal of the account say
 * anything; all else is a failure on the way, and ends no session.
 */
export function verdictOf(
  call: IdentityCall,
  { status, text }: Answer,
): 'stands' | 'ended' | 'nothing' {
  const body = fieldsOf(parse(text));
  if (status < 300) return isWhole(call, body) ? 'stands' : 'nothing';
  const { message } = fieldsOf(body['error']);
  const [name = ''] = typeof message === 'string' ? message.split(' : ') : [];
  return endings.has(name) ? 'ended' : 'nothing';
}

function isWhole(call: IdentityCall, body: Fields): boolean {
  if (call === 'lookup') {
    const [user]: unknown[] = Array.isArray(body['users']) ? body['users'] : [];
    return typeof fieldsOf(user)['localId'] === 'string';
  }
  return ['access_token', 'refresh_token', 'expires_in'].every(
    (name) => typeof body[name] === 'string' && body[name] !== '',
  );
}

type Fields = Readonly<Record<string, unknown>>;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

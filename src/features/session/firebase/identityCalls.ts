/** The calls of the identity service that a session depends on; `other` is any other one of it. */
export type IdentityCall = 'signIn' | 'lookup' | 'token' | 'other';

const paths: Readonly<Record<string, IdentityCall>> = {
  '/v1/accounts:signInWithPassword': 'signIn',
  '/v1/accounts:lookup': 'lookup',
  '/v1/token': 'token',
};

/** Undefined for an address that is not the service's. Knows the emulator's form of address too. */
export function identityCallOf(url: string): IdentityCall | undefined {
  const [, path] =
    /^https?:\/\/(?:[^/]+\/)?(?:identitytoolkit|securetoken)\.googleapis\.com(\/[^?]*)/.exec(url) ??
    [];
  if (path === undefined) return undefined;
  return Object.hasOwn(paths, path) ? paths[path] : 'other';
}

/** What the service says when an account or its session is no more. */
const accountFaults: ReadonlySet<string> = new Set([
  'USER_DISABLED',
  'USER_NOT_FOUND',
  'TOKEN_EXPIRED',
  'INVALID_ID_TOKEN',
  'INVALID_REFRESH_TOKEN',
]);

/**
 * What an answer says about a stored session. Only a whole answer and a fault of the account say
 * anything; all else is trouble on the way, and ends no session.
 */
export function verdictOf(
  call: IdentityCall,
  { ok, text }: { ok: boolean; text: string },
): 'stands' | 'ended' | 'trouble' {
  const body = parseObject(text);
  if (ok) return isWhole(call, body) ? 'stands' : 'trouble';
  const error = parseObject(body['error']);
  const message = typeof error['message'] === 'string' ? error['message'] : '';
  const [name = ''] = message.split(' : ');
  return accountFaults.has(name) ? 'ended' : 'trouble';
}

function isWhole(call: IdentityCall, body: Fields): boolean {
  if (call === 'lookup') {
    const [user]: unknown[] = Array.isArray(body['users']) ? body['users'] : [];
    return typeof parseObject(user)['localId'] === 'string';
  }
  return ['access_token', 'refresh_token', 'expires_in'].every(
    (name) => typeof body[name] === 'string' && body[name] !== '',
  );
}

type Fields = Readonly<Record<string, unknown>>;

/** An object, or JSON of one; nothing else has fields. */
function parseObject(value: unknown): Fields {
  if (typeof value !== 'string') return isObject(value) ? value : {};
  try {
    const parsed: unknown = JSON.parse(value);
    return isObject(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

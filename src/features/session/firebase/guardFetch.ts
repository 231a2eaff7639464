import type { Ending } from '../authClient.ts';

/** `lookup` and `token` are the calls that a stored session depends on. */
export type Endpoint = 'lookup' | 'token' | 'other';

/** How one call is watched. */
export interface Watch {
  /** For the whole answer; the SDK's own limit is over once the headers are there. */
  readonly limitMs: number;
  /** For a call on behalf of a session that stands, and not of a sign-in. */
  readonly session?: {
    /** Whose it is, where that is known. */
    readonly uid: string | undefined;
    /** Once aborted, the call is answered as for an account that there is not. */
    readonly signal: AbortSignal;
    /** The service said that the account or its session is no more. */
    readonly onEnded: (how: Ending) => void;
  };
}

interface Guard {
  readonly apiKey: string;
  readonly watch: (endpoint: Endpoint) => Watch;
  /** When the service last gave a new token. */
  refreshedAt: number;
}

const guards = new Set<Guard>();
let isInstalled = false;

/**
 * Watches the calls to the identity service that carry this API key. It wraps `fetch`, because the SDK takes
 * that anew for each call, and offers neither a signal nor a limit. Returns the way to stop.
 */
export function guardFetch(apiKey: string, watch: Guard['watch']): () => void {
  const guard = { apiKey, watch, refreshedAt: Number.NEGATIVE_INFINITY };
  guards.add(guard);
  // Once and for good: other code may have wrapped it again meanwhile.
  if (!isInstalled) wrapFetch();
  isInstalled = true;
  return () => guards.delete(guard);
}

function wrapFetch() {
  const plainFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    for (const guard of guards) {
      const endpoint = endpointOf(url, guard.apiKey);
      const send = (signal: AbortSignal) => plainFetch(input, { ...init, signal });
      if (endpoint) return guarded(guard, endpoint, send, init?.body);
    }
    return plainFetch(input, init);
  };
}

/** Tokens that live for five minutes or less would otherwise be due at once, again and again. */
const refreshPauseMs = 30_000;

async function guarded(
  guard: Guard,
  endpoint: Endpoint,
  send: (signal: AbortSignal) => Promise<Response>,
  request: unknown,
): Promise<Response> {
  const { limitMs, session } = guard.watch(endpoint);
  const isTooSoon =
    endpoint === 'token' && Math.abs(Date.now() - guard.refreshedAt) < refreshPauseMs;
  const abort = new AbortController();
  const giveUp = () => abort.abort();
  const timer = setTimeout(giveUp, limitMs);
  session?.signal.addEventListener('abort', giveUp);
  if (isTooSoon || session?.signal.aborted) giveUp();
  try {
    const response = await send(abort.signal);
    const { status, headers } = response;
    const text = await response.text();
    // A look-up asks with nothing but somebody's token.
    const uid =
      endpoint === 'lookup' ? uidOf(fieldsOf(parse(String(request)))['idToken']) : session?.uid;
    const meaning = classifyResponse(endpoint, status, text, uid);
    // The SDK ends a session for any failure but that of the network.
    if (meaning === 'nothing' && session) throw new TypeError('The answer says nothing.');
    if (meaning === 'ended' || meaning === 'disabled') session?.onEnded(meaning);
    if (meaning === 'stands' && endpoint === 'token') guard.refreshedAt = Date.now();
    // An empty answer to the look-up of a sign-in makes the SDK refuse it.
    const isHalf = meaning === 'nothing' && status < 300;
    return new Response(isHalf ? '{}' : text, { status, headers });
  } catch (error) {
    // After a failure of the network, the SDK would store the session once more that somebody has just left.
    if (session?.signal.aborted) return noAccount();
    throw error;
  } finally {
    clearTimeout(timer);
    session?.signal.removeEventListener('abort', giveUp);
  }
}

const noAccount = () =>
  Response.json({ error: { code: 400, message: 'USER_NOT_FOUND' } }, { status: 400 });

const sessionEndpoints: ReadonlyMap<string, Endpoint> = new Map([
  ['accounts:lookup', 'lookup'],
  ['token', 'token'],
]);

/** Undefined for a call that is not one to the identity service with this key. */
export function endpointOf(url: string, apiKey: string): Endpoint | undefined {
  const [address = '', query = ''] = url.split('?');
  const call = /\/v[12]\/([\w:]+)$/.exec(address)?.[1];
  if (call === undefined || new URLSearchParams(query).get('key') !== apiKey) return undefined;
  return sessionEndpoints.get(call) ?? 'other';
}

/** What the service says when an account or its session is no more. */
const endings: ReadonlyMap<string, Ending> = new Map([
  ['USER_DISABLED', 'disabled'],
  ['USER_NOT_FOUND', 'ended'],
  ['TOKEN_EXPIRED', 'ended'],
  ['INVALID_ID_TOKEN', 'ended'],
  ['INVALID_REFRESH_TOKEN', 'ended'],
]);

/**
 * What an answer says about a session. Only a whole answer and a refusal of the account say anything; too
 * many requests, a server that fails, the page of a hotel's network, or another person's account say nothing.
 * @param uid of the account that the call is about, where it is known
 */
export function classifyResponse(
  endpoint: Endpoint,
  status: number,
  text: string,
  uid?: unknown,
): 'stands' | 'nothing' | Ending {
  if (endpoint === 'other') return 'stands';
  const body = fieldsOf(parse(text));
  if (status < 300) return isWhole[endpoint](body, uid) ? 'stands' : 'nothing';
  const { message } = fieldsOf(body['error']);
  const [name = ''] = typeof message === 'string' ? message.split(' : ') : [];
  return endings.get(name) ?? 'nothing';
}

const profileTexts = ['email', 'displayName', 'photoUrl', 'phoneNumber', 'createdAt'];

/** The SDK takes over what it is given, stores it, and cannot read a session with other types again. */
const isWhole = {
  lookup: ({ users }: Fields, uid: unknown) => {
    const fields = fieldsOf(Array.isArray(users) ? users[0] : undefined);
    return (
      isFilled(fields['localId']) &&
      (uid === undefined || fields['localId'] === uid) &&
      profileTexts.every((name) => ['string', 'undefined'].includes(typeof fields[name]))
    );
  },
  token: (body: Fields, uid: unknown) =>
    claimsOf(String(body['access_token'])) !== undefined &&
    (uid === undefined || uidOf(body['access_token']) === uid) &&
    isFilled(body['refresh_token']) &&
    Number(body['expires_in']) > 0 &&
    Number.isFinite(Number(body['expires_in'])),
} as const;

/** Whose ID token it is. Google's service and the emulator say it in both claims. */
function uidOf(idToken: unknown): unknown {
  const claims = claimsOf(String(idToken));
  return claims?.['sub'] ?? claims?.['user_id'];
}

/** What an ID token says. Nobody has to check who signed it: it comes from the service itself. */
export function claimsOf(idToken: string): Fields | undefined {
  const [, payload] = idToken.split('.');
  const claims =
    payload && parse(payload, (text) => atob(text.replaceAll('-', '+').replaceAll('_', '/')));
  return typeof claims === 'object' && claims !== null ? (claims as Fields) : undefined;
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

const isFilled = (value: unknown) => typeof value === 'string' && value !== '';

function parse(text: string, decode = (encoded: string) => encoded): unknown {
  try {
    return JSON.parse(decode(text));
  } catch {
    return undefined;
  }
}

import { FirebaseError } from 'firebase/app';
import { asRecord } from '../../asRecord.ts';
import type { Ending } from '../authClient.ts';
import { classifyResponse, type Endpoint } from './classifyResponse.ts';
import { parse, uidOf } from './json.ts';
import { unreadableAnswer } from './sdkErrors.ts';

/** What applies to one call to the identity service. */
export interface CallPolicy {
  /** For the whole answer, in milliseconds. The SDK's own limit ends once the headers arrive. */
  readonly limitMs: number;
  /** Set if the call is on behalf of a signed-in user, and not a sign-in. */
  readonly session?: {
    /** Whose session it is, if that is known. */
    readonly uid: string | undefined;
    /**
     * Aborted by a sign-out. The call then fails as for an ended session, the only failure after which the SDK does not
     * store the user again.
     */
    readonly signal: AbortSignal;
    /** Called if the service says that the account or its session no longer exists. */
    readonly onEnded: (cause: Ending) => void;
  };
}

interface Guard {
  readonly apiKey: string;
  readonly policyFor: (endpoint: Endpoint) => CallPolicy;
}

const guards = new Set<Guard>();
let isInstalled = false;

/**
 * Watches the calls to the identity service with this API key. It wraps the global `fetch`, which the SDK reads at each
 * call, because the SDK offers neither a signal nor a limit. Returns a function that stops this.
 */
export function guardFetch(apiKey: string, policyFor: Guard['policyFor']): () => void {
  const guard = { apiKey, policyFor };
  guards.add(guard);
  // `fetch` is wrapped once and never unwrapped, because other code may have wrapped it again.
  if (!isInstalled) wrapFetch();
  isInstalled = true;
  return () => guards.delete(guard);
}

function wrapFetch() {
  const plainFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    for (const { apiKey, policyFor } of guards) {
      const endpoint = endpointOf(url, apiKey);
      const send = (signal: AbortSignal) => plainFetch(input, { ...init, signal });
      if (endpoint) return guarded(endpoint, policyFor(endpoint), send, init?.body);
    }
    return plainFetch(input, init);
  };
}

async function guarded(
  endpoint: Endpoint,
  { limitMs, session }: CallPolicy,
  send: (signal: AbortSignal) => Promise<Response>,
  body: unknown,
): Promise<Response> {
  const abort = new AbortController();
  const giveUp = () => abort.abort();
  const timer = setTimeout(giveUp, limitMs);
  // `AbortSignal.any` would need Safari 17.4.
  session?.signal.addEventListener('abort', giveUp, { signal: abort.signal });
  if (session?.signal.aborted) giveUp();
  try {
    const response = await send(abort.signal);
    const { status } = response;
    const text = await response.text();
    const uid = endpoint === 'lookup' ? uidAskedFor(body) : session?.uid;
    const meaning = classifyResponse(endpoint, status, text, uid);
    if (meaning === 'nothing') {
      // The SDK treats a TypeError as a network failure, the only one after which it refreshes the token again.
      if (endpoint === 'token') throw new TypeError('The answer says nothing.');
      // The SDK would store the answer as the user.
      if (status < 300) throw unreadableAnswer();
    } else if (meaning !== 'valid') session?.onEnded(meaning);
    // Without the headers, which the SDK does not read.
    return new Response(text, { status });
  } catch (error) {
    // After any other failure, the SDK would store the session of the user who has just signed out.
    if (session?.signal.aborted) throw new FirebaseError('auth/user-token-expired', 'Signed out.');
    throw error;
  } finally {
    clearTimeout(timer);
    // The listener above was added with this signal, so aborting removes it.
    giveUp();
  }
}

/** The account that a look-up asks for, read from its ID token, because the user is not yet known at a start. */
const uidAskedFor = (body: unknown) => uidOf(asRecord(parse(String(body)))['idToken']);

/** Undefined if the call does not go to the identity service with this key. */
export function endpointOf(url: string, apiKey: string): Endpoint | undefined {
  const [address = '', query = ''] = url.split('?');
  const call = /\/v[12]\/(?:accounts:)?(\w+)$/.exec(address)?.[1];
  if (call === undefined || new URLSearchParams(query).get('key') !== apiKey) return undefined;
  return call === 'lookup' || call === 'token' ? call : 'other';
}

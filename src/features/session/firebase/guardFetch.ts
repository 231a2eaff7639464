import { FirebaseError } from 'firebase/app';
import type { Ending } from '../authClient.ts';
import { classifyResponse, type Endpoint } from './classifyResponse.ts';
import { fieldsOf, parse, uidOf } from './json.ts';
import { unreadableAnswer } from './sdkErrors.ts';

/** What holds for one call to the identity service. */
export interface CallPolicy {
  /** For the whole answer, in milliseconds. The SDK's own limit is over once the headers are there. */
  readonly limitMs: number;
  /** For a call on behalf of a person who is signed in, and not of a sign-in. */
  readonly session?: {
    /** Whose session it is, where that is known. */
    readonly uid: string | undefined;
    /**
     * Aborted by a sign-out. The call then fails as for an ended session, the only failure after which the SDK does not
     * store the user again.
     */
    readonly signal: AbortSignal;
    /** The service said that the account or its session is no more. */
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
 * Watches the calls to the identity service that carry this API key. It wraps the global `fetch`, which the SDK reads at
 * each call: the SDK offers neither a signal nor a limit. Returns the way to stop.
 */
export function guardFetch(apiKey: string, policyFor: Guard['policyFor']): () => void {
  const guard = { apiKey, policyFor };
  guards.add(guard);
  // `fetch` is wrapped once and never unwrapped, because other code may have wrapped it again meanwhile.
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
  // Not by `AbortSignal.any`, which Safari has only since version 17.4.
  session?.signal.addEventListener('abort', giveUp, { signal: abort.signal });
  if (session?.signal.aborted) giveUp();
  try {
    const response = await send(abort.signal);
    const { status } = response;
    const text = await response.text();
    const uid = endpoint === 'lookup' ? uidAskedFor(body) : session?.uid;
    const meaning = classifyResponse(endpoint, status, text, uid);
    if (meaning === 'nothing') {
      // The SDK takes a TypeError for a failure of the network, the only one after which it refreshes the token again.
      if (endpoint === 'token') throw new TypeError('The answer says nothing.');
      // The SDK would store the answer as the user.
      if (status < 300) throw unreadableAnswer();
    } else if (meaning !== 'valid') session?.onEnded(meaning);
    // Without the headers, of which the SDK reads none.
    return new Response(text, { status });
  } catch (error) {
    // After any other failure, the SDK would store the session of the person who has just signed out.
    if (session?.signal.aborted) throw new FirebaseError('auth/user-token-expired', 'Signed out.');
    throw error;
  } finally {
    clearTimeout(timer);
    // The listener above was added with this signal, so an abort removes it.
    giveUp();
  }
}

/** Whose account a look-up asks for, read from its ID token, because at a start nobody is known yet. */
const uidAskedFor = (body: unknown) => uidOf(fieldsOf(parse(String(body)))['idToken']);

/** Undefined for a call that is not one to the identity service with this key. */
export function endpointOf(url: string, apiKey: string): Endpoint | undefined {
  const [address = '', query = ''] = url.split('?');
  const call = /\/v[12]\/(?:accounts:)?(\w+)$/.exec(address)?.[1];
  if (call === undefined || new URLSearchParams(query).get('key') !== apiKey) return undefined;
  return call === 'lookup' || call === 'token' ? call : 'other';
}

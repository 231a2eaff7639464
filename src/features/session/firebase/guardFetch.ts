import { FirebaseError } from 'firebase/app';
import type { Ending } from '../authClient.ts';
import { type Endpoint, endpointOf, readAnswer, uidAskedFor } from './readAnswer.ts';

/** The rules for one call to the identity service. */
export interface CallPolicy {
  /** For the whole response, in milliseconds. The SDK's own limit ends once the headers arrive. */
  readonly limitMs: number;
  /** Set if the call is on behalf of a signed-in user, and not a sign-in. */
  readonly session?: {
    /** The session's user, if known. */
    readonly uid: string | undefined;
    /** Whether that user has left, or has given way to another one. The call then fails. */
    readonly isOver: () => boolean;
    /** Called if the service says that the account or its session no longer exists. */
    readonly onEnded: (cause: Ending) => void;
    /** Called if the service refuses the ID token, which may merely have expired. */
    readonly onTokenRefused: () => void;
  };
}

/**
 * Watches the calls to the identity service with this API key until the signal, because the SDK gives them neither a
 * signal nor a limit for the body. The SDK reads the global `fetch` on every call. The wrapper stays, because other
 * code may have wrapped it again. Returns a function that aborts the pending calls of a session.
 */
export function guardFetch(
  apiKey: string,
  until: AbortSignal,
  policyFor: (endpoint: Endpoint) => CallPolicy,
): () => void {
  const plainFetch = globalThis.fetch;
  const sessionCalls = new Set<AbortController>();
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const endpoint = until.aborted ? undefined : endpointOf(url, apiKey);
    if (!endpoint) return plainFetch(input, init);
    const { limitMs, session } = policyFor(endpoint);
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), limitMs);
    if (session) sessionCalls.add(abort);
    const failIfOver = () => {
      // After any other failure, the SDK would store its user again.
      if (session?.isOver()) throw new FirebaseError('auth/user-token-expired', 'Signed out.');
    };
    try {
      failIfOver();
      const response = await plainFetch(input, { ...init, signal: abort.signal });
      const { status } = response;
      const text = await response.text();
      failIfOver();
      const uid = endpoint === 'lookup' ? uidAskedFor(init?.body) : session?.uid;
      const meaning = readAnswer(endpoint, status, text, uid);
      if (meaning === 'ended' || meaning === 'disabled') session?.onEnded(meaning);
      else if (meaning !== 'valid') {
        if (meaning === 'tokenRefused') session?.onTokenRefused();
        // For the SDK, a TypeError is a network failure, after which it keeps its user, and refreshes the token again.
        if (session) throw new TypeError('The answer says nothing.');
        // The SDK would store the response as the user. It passes on an error of its own class unchanged.
        if (status < 300) throw new FirebaseError('unreadable', 'The answer says nothing.');
      }
      // Without the headers, which the SDK does not read.
      return new Response(text, { status });
    } finally {
      clearTimeout(timer);
      sessionCalls.delete(abort);
      failIfOver();
    }
  };
  return () => {
    for (const abort of sessionCalls) abort.abort();
  };
}

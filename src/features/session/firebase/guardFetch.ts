export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** How a call is watched over. */
export interface Watch {
  /** For the whole of the answer; the SDK's own limit ends with the headers. */
  readonly limitMs: number;
  /** Once aborted, the call fails as without a network. */
  readonly signal?: AbortSignal;
  /** What the caller gets to see; throws where the call is to fail as without a network. */
  readonly read?: (answer: Answer) => Answer;
  readonly onFailure?: () => void;
}

/** Undefined where a call is none of this guard's business. */
export type Guard = (url: string) => Watch | undefined;

const guards = new Set<Guard>();
let installed: typeof fetch | undefined;
let giveBack = () => {};

/**
 * The SDK takes `fetch` anew at each of its calls, and gives it no signal. Returns the way to give it back.
 */
export function guardFetch(guard: Guard): () => void {
  guards.add(guard);
  if (globalThis.fetch !== installed) install();
  return () => {
    guards.delete(guard);
    if (guards.size === 0) giveBack();
  };
}

function install() {
  const plainFetch = globalThis.fetch;
  const guardedFetch: typeof fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    for (const guard of guards) {
      const watch = guard(url);
      if (watch) return watched(plainFetch, watch, input, init);
    }
    return plainFetch(input, init);
  };
  globalThis.fetch = guardedFetch;
  installed = guardedFetch;
  giveBack = () => {
    if (globalThis.fetch === guardedFetch) globalThis.fetch = plainFetch;
  };
}

async function watched(
  plainFetch: typeof fetch,
  { limitMs, signal, read = (answer) => answer, onFailure }: Watch,
  ...[input, init]: Parameters<typeof fetch>
): Promise<Response> {
  const abort = new AbortController();
  const giveUp = () => abort.abort();
  const timer = setTimeout(giveUp, limitMs);
  signal?.addEventListener('abort', giveUp);
  if (signal?.aborted) giveUp();
  try {
    const response = await plainFetch(input, { ...init, signal: abort.signal });
    const { status, text } = read({ status: response.status, text: await response.text() });
    return new Response(text, { status, headers: response.headers });
  } catch (error) {
    onFailure?.();
    throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

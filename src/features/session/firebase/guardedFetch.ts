import { type IdentityCall, identityCallOf } from './identityCalls.ts';

interface WholeAnswer {
  readonly ok: boolean;
  readonly text: string;
}

/** How one call of the identity service is watched. */
export interface CallGuard {
  /** For the whole of the answer, 30 s if not given; the SDK's own limit ends with the headers. */
  readonly limitMs?: number;
  /** Said no to, an answer counts as a failure of the network. */
  readonly takes?: (answer: WholeAnswer) => boolean;
}

/** Undefined where the call is none of this guard's business; refused, it fails unsent. */
export type GuardFor = (call: IdentityCall) => CallGuard | 'refuse' | undefined;

/** The specification, section 9. */
const networkLimitMs = 30_000;

const guards = new Set<GuardFor>();
let isInstalled = false;
let inFlight = 0;
let lastCall: IdentityCall | undefined;
let count = 0;

export interface NetworkActivity {
  readonly inFlight: number;
  readonly lastCall: IdentityCall | undefined;
  /** Of all calls so far. */
  readonly count: number;
}

/** What this page asks the identity service, right now and last. */
export const networkActivity = (): NetworkActivity => ({ inFlight, lastCall, count });

/**
 * Watches over the calls to the identity service, whoever makes them: the SDK reads `fetch` anew at
 * each of its calls. Answers go on to it in whole, or not at all. Returns the way to stop.
 */
export function guardCalls(guardFor: GuardFor): () => void {
  install();
  guards.add(guardFor);
  return () => void guards.delete(guardFor);
}

function install() {
  if (isInstalled) return;
  isInstalled = true;
  const plainFetch = globalThis.fetch.bind(globalThis);
  globalThis.fetch = (input, init) => {
    const call = identityCallOf(input instanceof Request ? input.url : String(input));
    return call === undefined ? plainFetch(input, init) : guarded(plainFetch, call, input, init);
  };
}

async function guarded(
  plainFetch: typeof fetch,
  call: IdentityCall,
  ...[input, init]: Parameters<typeof fetch>
): Promise<Response> {
  const guard = guardOf(call);
  if (guard === 'refuse') throw new TypeError('Nobody has asked for this call.');
  const abort = new AbortController();
  const giveUp = () => abort.abort();
  const timer = setTimeout(giveUp, guard.limitMs ?? networkLimitMs);
  const callersSignal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
  callersSignal?.addEventListener('abort', giveUp);
  if (callersSignal?.aborted) giveUp();
  inFlight += 1;
  count += 1;
  lastCall = call;
  try {
    const response = await plainFetch(input, { ...init, signal: abort.signal });
    const { ok, status, headers } = response;
    const text = await response.text();
    if (guard.takes?.({ ok, text }) === false) throw new TypeError('Not an answer to go by.');
    return new Response(text, { status, headers });
  } finally {
    clearTimeout(timer);
    callersSignal?.removeEventListener('abort', giveUp);
    inFlight -= 1;
  }
}

/** Whoever has asked for a call speaks for it, against those who have not. */
function guardOf(call: IdentityCall): CallGuard | 'refuse' {
  const said = [...guards].map((guardFor) => guardFor(call)).filter((guard) => guard !== undefined);
  return said.find((guard) => guard !== 'refuse') ?? said[0] ?? {};
}

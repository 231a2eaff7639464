import { type IdentityCall, type IdentityToolkit, isFaultId } from './identity-toolkit/index.ts';

export const demoStateKey = 'waymark-mock:state';

interface KeptState {
  /** What the service started from: what was kept of other accounts is of no use. */
  readonly start: string;
  readonly snapshot: unknown;
  readonly next?: { readonly fault: string; readonly call?: IdentityCall };
}

export interface DemoStateOptions {
  /** May throw: a browser can refuse it. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Where changes of other tabs are heard of. */
  readonly tabs: Pick<Window, 'addEventListener'>;
}

/**
 * Lets the service in this page behave as one on a server would: what it knows outlives a reload,
 * and holds in every tab. Call it before anything has changed the service.
 */
export function keepDemoState(service: IdentityToolkit, { storage, tabs }: DemoStateOptions): void {
  const start = JSON.stringify(service.snapshot());
  const stateNow = () => {
    const { next } = service.network;
    const kept = next && { ...next, fault: next.fault.id };
    const state: KeptState = { start, snapshot: service.snapshot(), ...(kept && { next: kept }) };
    return JSON.stringify(state);
  };
  const untouched = stateNow();
  let lastSeen = untouched;
  let isAdopting = false;

  const adopt = (text: string) => {
    const kept = readKept(text);
    if (kept?.start !== start) return;
    isAdopting = true;
    if (service.restore(kept.snapshot)) {
      const { next } = kept;
      if (next && isFaultId(next.fault)) service.answerNext(next.fault, next.call);
      else service.disarm();
    }
    isAdopting = false;
    lastSeen = stateNow();
  };

  const store = () => {
    try {
      if (lastSeen === untouched) storage().removeItem(demoStateKey);
      else storage().setItem(demoStateKey, lastSeen);
    } catch {
      // Where storage is refused or full, what the service knows lasts as long as the page.
    }
  };

  try {
    adopt(storage().getItem(demoStateKey) ?? untouched);
  } catch {
    // Refused: nothing was kept.
  }
  if (lastSeen === untouched) store();
  service.subscribe(() => {
    const state = stateNow();
    if (isAdopting || state === lastSeen) return;
    lastSeen = state;
    store();
  });
  tabs.addEventListener('storage', ({ key, newValue }) => {
    if (key === demoStateKey || key === null) adopt(newValue ?? untouched);
  });
}

function readKept(text: string): KeptState | undefined {
  try {
    return JSON.parse(text) as KeptState;
  } catch {
    return undefined;
  }
}

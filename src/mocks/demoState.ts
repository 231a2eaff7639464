import {
  type IdentityCall,
  type IdentityToolkit,
  isFaultId,
  type Snapshot,
} from './identity-toolkit/index.ts';

export const demoStateKey = 'waymark-mock:state';

interface KeptState {
  /** What the service started from: what was kept of other accounts is of no use. */
  readonly start: string;
  readonly snapshot: Snapshot;
  readonly next?: { readonly fault: string; readonly call?: IdentityCall };
}

export interface DemoStateOptions {
  /** May throw: a browser can refuse it. */
  readonly storage: () => Storage;
  /** Where changes of other tabs are heard of. */
  readonly tabs: Pick<Window, 'addEventListener'>;
}

/**
 * Lets the service in this page behave as one on a server would: what it knows outlives a reload,
 * and holds in every tab. Call it before anything has changed the service.
 */
export function keepDemoState(service: IdentityToolkit, { storage, tabs }: DemoStateOptions): void {
  const start = JSON.stringify(service.snapshot());
  const untouched = stateOf(service, start);
  let lastSeen = untouched;
  let isAdopting = false;

  const adopt = (text: string | null) => {
    const kept = text === null ? (JSON.parse(untouched) as KeptState) : readKept(text, start);
    if (kept === undefined) return;
    isAdopting = true;
    if (service.restore(kept.snapshot)) {
      const { next } = kept;
      if (next && isFaultId(next.fault)) service.answerNext(next.fault, next.call);
      else service.disarm();
    }
    isAdopting = false;
    lastSeen = stateOf(service, start);
  };

  const keep = () => {
    if (isAdopting) return;
    const state = stateOf(service, start);
    if (state === lastSeen) return;
    lastSeen = state;
    store(storage, state === untouched ? null : state);
  };

  adopt(load(storage));
  if (lastSeen === untouched) store(storage, null);
  service.subscribe(keep);
  tabs.addEventListener('storage', ({ key, newValue }) => {
    if (key === demoStateKey || key === null) adopt(newValue);
  });
}

function stateOf(service: IdentityToolkit, start: string): string {
  const { next } = service.network;
  const state: KeptState = {
    start,
    snapshot: service.snapshot(),
    ...(next && {
      next: { fault: next.fault.id, ...(next.call !== undefined && { call: next.call }) },
    }),
  };
  return JSON.stringify(state);
}

function readKept(text: string, start: string): KeptState | undefined {
  try {
    const kept = JSON.parse(text) as Partial<KeptState> | null;
    return kept?.start === start ? (kept as KeptState) : undefined;
  } catch {
    return undefined;
  }
}

function load(storage: () => Storage): string | null {
  try {
    return storage().getItem(demoStateKey);
  } catch {
    return null;
  }
}

/** Where storage is refused or full, what the service knows lasts as long as the page. */
function store(storage: () => Storage, state: string | null): void {
  try {
    if (state === null) storage().removeItem(demoStateKey);
    else storage().setItem(demoStateKey, state);
  } catch {
    // Nothing to be done about it.
  }
}

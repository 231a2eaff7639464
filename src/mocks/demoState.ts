import type { IdentityToolkit } from './identity-toolkit/index.ts';

export const demoStateKey = 'waymark-mock:state';

interface StoredState {
  /** The snapshot that the service started from: what was stored for other accounts is ignored. */
  readonly start: string;
  readonly snapshot: unknown;
}

export interface DemoStateOptions {
  /** May throw: a browser can refuse it. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Where changes of other tabs are heard of. */
  readonly tabs: Pick<Window, 'addEventListener'>;
}

/**
 * Lets the service in this page behave as one on a server would: its state survives a reload, and is
 * the same in every tab. Call it before anything has changed the service.
 */
export function keepDemoState(service: IdentityToolkit, { storage, tabs }: DemoStateOptions): void {
  const start = JSON.stringify(service.snapshot());
  /** What this page last stored or read; a change that leads to the same text is not stored. */
  let current = start;

  /** Undefined where the text cannot be read, or was stored for other accounts. */
  const snapshotIn = (text: string | null): unknown => {
    if (text === null) return JSON.parse(start);
    try {
      const stored = JSON.parse(text) as StoredState | null;
      return stored?.start === start ? stored.snapshot : undefined;
    } catch {
      return undefined;
    }
  };

  const adopt = (text: string | null) => {
    const snapshot = snapshotIn(text);
    const before = current;
    // Set before the service tells its listeners, so that they do not store what was just read.
    current = JSON.stringify(snapshot) ?? before;
    if (!service.restore(snapshot)) current = before;
  };

  const store = () => {
    try {
      const state: StoredState = { start, snapshot: service.snapshot() };
      if (current === start) storage().removeItem(demoStateKey);
      else storage().setItem(demoStateKey, JSON.stringify(state));
    } catch {
      // Where storage is refused or full, the state lasts as long as the page.
    }
  };

  try {
    adopt(storage().getItem(demoStateKey));
  } catch {
    // Refused: nothing was stored.
  }
  if (current === start) store();
  service.subscribe(() => {
    const now = JSON.stringify(service.snapshot());
    if (now === current) return;
    current = now;
    store();
  });
  tabs.addEventListener('storage', ({ key, newValue }) => {
    if (key === demoStateKey || key === null) adopt(newValue);
  });
}

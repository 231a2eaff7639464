import type { IdentityToolkit } from './identity-toolkit/index.ts';

export const demoStateKey = 'waymark-mock:state';

interface StoredState {
  /** The snapshot that the service started from: what was stored for other accounts is ignored. */
  readonly start: string;
  readonly snapshot: ReturnType<IdentityToolkit['snapshot']>;
}

/**
 * Lets the service in this page behave as one on a server would: its state survives a reload, and is
 * the same in every tab. Call it before anything has changed the service.
 */
export function keepDemoState(
  service: IdentityToolkit,
  page: Pick<Window, 'localStorage' | 'addEventListener'>,
): void {
  const start = JSON.stringify(service.snapshot());
  const parts = Object.keys(JSON.parse(start));
  /** What this page last stored or read; a change that leads to the same text is not stored. */
  let current = start;

  const adopt = (text: string | null) => {
    const stored = text === null ? { start, snapshot: JSON.parse(start) } : parsed(text);
    if (stored?.start !== start) return;
    if (!parts.every((part) => part in Object(stored.snapshot))) return;
    // Set before the service tells its listeners, so that they do not store what was just read.
    current = JSON.stringify(stored.snapshot);
    service.restore(stored.snapshot);
  };

  adopt(page.localStorage.getItem(demoStateKey));
  service.subscribe(() => {
    const snapshot = service.snapshot();
    const now = JSON.stringify(snapshot);
    if (now === current) return;
    current = now;
    try {
      if (now === start) page.localStorage.removeItem(demoStateKey);
      else page.localStorage.setItem(demoStateKey, JSON.stringify({ start, snapshot }));
    } catch {
      // Where the storage is full, the state lasts as long as the page.
    }
  });
  page.addEventListener('storage', ({ key, newValue }) => {
    if (key === demoStateKey || key === null) adopt(newValue);
  });
}

/** What cannot be read counts as nothing, and is replaced by the next change. */
function parsed(text: string): StoredState | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

import type { IdentityToolkit } from './identity-toolkit/index.ts';

export const demoStateKey = 'waymark-mock:state';

/**
 * Makes the service in this page behave like one on a server: its state survives a reload and is the same in every
 * tab. Call it before anything changes the service.
 * @param release of the demo; what another one has stored is ignored
 */
export function keepDemoState(
  service: IdentityToolkit,
  page: Pick<Window, 'localStorage' | 'addEventListener'>,
  release: string,
): void {
  const format = () => JSON.stringify({ release, snapshot: service.snapshot() });
  const start = format();
  /** The record that this page last stored or read. A change that leads to the same text is not stored. */
  let current = start;

  const adopt = (record: string) => {
    try {
      const kept = JSON.parse(record);
      if (kept.release !== release) return;
      // This comes before `restore`, whose listeners would otherwise store what was just read.
      current = record;
      service.restore(kept.snapshot);
    } catch {
      // A damaged record is ignored until the next change replaces it.
    }
  };

  adopt(page.localStorage.getItem(demoStateKey) ?? start);
  service.subscribe(() => {
    const now = format();
    if (now === current) return;
    current = now;
    try {
      if (now === start) page.localStorage.removeItem(demoStateKey);
      else page.localStorage.setItem(demoStateKey, now);
    } catch {
      // If the storage is full, the state lasts as long as the page.
    }
  });
  page.addEventListener('storage', ({ key, newValue }) => {
    if (key === demoStateKey || key === null) adopt(newValue ?? start);
  });
}

import * as v from 'valibot';
import type { IdentityToolkit } from './identity-toolkit/index.ts';
import { snapshotSchema } from './snapshotSchema.ts';

export const demoStateKey = 'waymark-mock:state';

/**
 * Lets the service in this page behave as one on a server would: its state survives a reload, and is
 * the same in every tab. Call it before anything has changed the service.
 */
export function keepDemoState(
  service: IdentityToolkit,
  page: Pick<Window, 'localStorage' | 'addEventListener'>,
): void {
  const start = JSON.stringify(service.snapshot());
  const initial = JSON.stringify({ start, snapshot: JSON.parse(start) });
  /** Any other record is ignored, and replaced by the next change: one of other accounts, and a damaged one. */
  const schema = v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ start: v.literal(start), snapshot: snapshotSchema }),
  );
  /** What this page last stored or read; a change that leads to the same text is not stored. */
  let current = start;

  const adopt = (text: string | null) => {
    const { success, output } = v.safeParse(schema, text ?? initial);
    if (!success) return;
    // Set before the service tells its listeners, so that they do not store what was just read.
    current = JSON.stringify(output.snapshot);
    service.restore(output.snapshot);
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

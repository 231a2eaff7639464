import * as v from 'valibot';
import type { IdentityToolkit } from './identity-toolkit/index.ts';
import { snapshotSchema } from './snapshotSchema.ts';

export const demoStateKey = 'waymark-mock:state';

/** The claims are left out: those of the demo's accounts change from day to day, so each page has its own. */
const formatSnapshot = (snapshot: object) =>
  JSON.stringify(snapshot, (key, value) => (key === 'customAttributes' ? undefined : value));

/**
 * Makes the service in this page behave like one on a server: its state survives a reload and is the same in every
 * tab. Call it before anything changes the service.
 */
export function keepDemoState(
  service: IdentityToolkit,
  page: Pick<Window, 'localStorage' | 'addEventListener'>,
): void {
  const claims = new Map(
    service.accounts.map(({ localId, customAttributes }) => [
      localId,
      customAttributes === undefined ? {} : { customAttributes },
    ]),
  );
  const start = formatSnapshot(service.snapshot());
  const recordOf = (snapshot: string) => JSON.stringify({ start, snapshot: JSON.parse(snapshot) });
  /** A damaged record, or one of other accounts, is ignored until the next change replaces it. */
  const schema = v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ start: v.literal(start), snapshot: snapshotSchema }),
  );
  /** What this page last stored or read. A change that leads to the same text is not stored. */
  let current = start;

  const adopt = (text: string | null) => {
    const { success, output } = v.safeParse(schema, text ?? recordOf(start));
    if (!success) return;
    // This comes before `restore`, whose listeners would otherwise store what was just read.
    current = formatSnapshot(output.snapshot);
    const accounts = output.snapshot.accounts.map((each) => ({
      ...each,
      ...claims.get(each.localId),
    }));
    service.restore({ ...output.snapshot, accounts });
  };

  adopt(page.localStorage.getItem(demoStateKey));
  service.subscribe(() => {
    const now = formatSnapshot(service.snapshot());
    if (now === current) return;
    current = now;
    try {
      if (now === start) page.localStorage.removeItem(demoStateKey);
      else page.localStorage.setItem(demoStateKey, recordOf(now));
    } catch {
      // If the storage is full, the state lasts as long as the page.
    }
  });
  page.addEventListener('storage', ({ key, newValue }) => {
    if (key === demoStateKey || key === null) adopt(newValue);
  });
}

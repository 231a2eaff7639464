import { threeDaysAgo } from './demoAccounts.ts';
import { faults, type IdentityToolkit } from './identity-toolkit/index.ts';

export const demoStateKey = 'waymark-mock:state';

/** In the record, in place of the date in the claims of the demo's accounts, which is another one each day. */
const placeholder = '{three days ago}';

/** A short number for a text. A text that differs has, as good as always, another one. */
function checksum(text: string): string {
  let sum = 0;
  for (const letter of text) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return sum.toString(36);
}

/**
 * Makes the service in this page behave like one on a server: its state survives a reload and is the same in every
 * tab. Call it before anything changes the service.
 */
export function keepDemoState(
  service: IdentityToolkit,
  page: Pick<Window, 'localStorage' | 'addEventListener'>,
): void {
  const formatSnapshot = () =>
    JSON.stringify(service.snapshot()).replaceAll(threeDaysAgo, placeholder);
  const start = formatSnapshot();
  /** A record of other accounts, or of a release with other faults, has another checksum, as a damaged one has. */
  const origin = start + JSON.stringify(faults);
  const recordOf = (snapshot: string) => `${checksum(origin + snapshot)} ${snapshot}`;
  /** What this page last stored or read. A change that leads to the same text is not stored. */
  let current = start;

  const adopt = (record: string | null) => {
    const snapshot = record === null ? start : record.slice(record.indexOf(' ') + 1);
    // A record that is not sound is ignored until the next change replaces it.
    if (record !== null && record !== recordOf(snapshot)) return;
    // This comes before `restore`, whose listeners would otherwise store what was just read.
    current = snapshot;
    service.restore(JSON.parse(snapshot.replaceAll(placeholder, threeDaysAgo)));
  };

  adopt(page.localStorage.getItem(demoStateKey));
  service.subscribe(() => {
    const now = formatSnapshot();
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

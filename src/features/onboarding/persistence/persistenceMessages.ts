import type { ProgressSnapshot } from './progressStore.ts';

/** How long completed missions last, and the other choice. */
export interface PersistenceMessage {
  /**
   * A `line` stands in the header card, or in a confirmation that offers nothing. The offers stand only in the
   * confirmation of a completion, and are hidden from screen readers, because the confirmation says their
   * text itself. A `briefOffer` repeats an earlier offer.
   */
  readonly kind: 'line' | 'offer' | 'briefOffer';
  readonly text: string;
  readonly choice?: 'keep' | 'forget';
}

const reloadForgets = 'Completed missions are forgotten when you reload this page or sign out.';
const isOnlyHere = 'Your progress is only on this page.';
const isRefused =
  'This browser did not let us save what you completed last. ' +
  'It is still here until you reload this page or sign out.';

/** Without the year, because the header card has room for one line on a phone. */
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/**
 * What the header card says, and the confirmation of a completion: of the first one that a reload would lose, or a
 * later one. At most one of the two has a choice, because both buttons would do the same.
 */
export function persistenceMessagesOf(
  { persistence, keptSince, losesProgress }: ProgressSnapshot,
  confirmed: 'first' | 'later' | undefined,
): { header?: PersistenceMessage; confirmation?: PersistenceMessage } {
  if (persistence === 'on') {
    const since = keptSince === null ? '' : ` since ${day.format(new Date(keptSince))}`;
    return {
      header: { kind: 'line', text: `Saved on this device${since}.`, choice: 'forget' },
      ...(confirmed && { confirmation: { kind: 'line', text: 'Saved on this device.' } }),
    };
  }
  if (persistence === 'off' && confirmed === 'first') {
    return { confirmation: { kind: 'offer', text: reloadForgets, choice: 'keep' } };
  }
  const isOff = persistence === 'off';
  const message = { text: isOff ? isOnlyHere : isRefused, choice: 'keep' } as const;
  if (confirmed) return { confirmation: { kind: isOff ? 'briefOffer' : 'offer', ...message } };
  return losesProgress ? { header: { kind: 'line', ...message } } : {};
}

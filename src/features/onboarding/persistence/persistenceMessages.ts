import type { Persistence, ProgressState } from './progressStore.ts';

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
const isSaved = 'Saved on this device.';
const isRefused =
  'This browser did not let us save what you completed last. ' +
  'It is still here until you reload this page or sign out.';

/** In the header card, and in the confirmation of the first completion that a reload would lose, or of a later one. */
type Place = 'header' | 'first' | 'later';

const messages: Record<Persistence, Record<Place, PersistenceMessage>> = {
  off: {
    header: { kind: 'line', text: isOnlyHere, choice: 'keep' },
    first: { kind: 'offer', text: reloadForgets, choice: 'keep' },
    later: { kind: 'briefOffer', text: isOnlyHere, choice: 'keep' },
  },
  on: {
    header: { kind: 'line', text: isSaved, choice: 'forget' },
    first: { kind: 'line', text: isSaved },
    later: { kind: 'line', text: isSaved },
  },
  unavailable: {
    header: { kind: 'line', text: isRefused, choice: 'keep' },
    first: { kind: 'offer', text: isRefused, choice: 'keep' },
    later: { kind: 'offer', text: isRefused, choice: 'keep' },
  },
};

/** Without the year, because the header card has room for one line on a phone. */
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/** @param confirmed the place of the confirmation that stands, if one does */
export function persistenceMessagesOf(
  { persistence, keptSince, losesProgress }: ProgressState,
  confirmed: Exclude<Place, 'header'> | undefined,
) {
  const confirmation = confirmed && messages[persistence][confirmed];
  // Without progress to lose, there is nothing to say; beside an offer, the choice would have two buttons.
  const isSaid = (persistence === 'on' || losesProgress) && !confirmation?.choice;
  const since = keptSince && `Saved on this device since ${day.format(new Date(keptSince))}.`;
  const header = { ...messages[persistence].header, ...(since && { text: since }) };
  return { confirmation, header: isSaid ? header : undefined };
}

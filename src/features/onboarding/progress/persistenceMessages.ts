import { dayFormat } from '../plan/days.ts';
import type { Persistence, ProgressState } from './progressStore.ts';

export type Choice = 'keep' | 'forget';

/** How long completed missions last, and the other choices. */
export interface PersistenceMessage {
  /**
   * A `line` stands in the header card, or in a confirmation that offers nothing. The offers stand only in the
   * confirmation of a completion. A `briefOffer` repeats an earlier offer.
   */
  readonly kind: 'line' | 'offer' | 'briefOffer';
  readonly text: string;
  readonly choices: readonly Choice[];
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
    header: { kind: 'line', text: isOnlyHere, choices: ['keep'] },
    first: { kind: 'offer', text: reloadForgets, choices: ['keep'] },
    later: { kind: 'briefOffer', text: isOnlyHere, choices: ['keep'] },
  },
  on: {
    header: { kind: 'line', text: isSaved, choices: ['forget'] },
    first: { kind: 'line', text: isSaved, choices: [] },
    later: { kind: 'line', text: isSaved, choices: [] },
  },
  unavailable: {
    header: { kind: 'line', text: isRefused, choices: ['keep'] },
    first: { kind: 'offer', text: isRefused, choices: ['keep'] },
    later: { kind: 'offer', text: isRefused, choices: ['keep'] },
  },
};

/** Without the year, because the header card has room for one line on a phone. */
const shortDay = dayFormat({ month: 'short', day: 'numeric' });

/** @param confirmed the place of the confirmation that stands, if one does */
export function persistenceMessagesOf(
  { persistence, isRecorded, keptSince, losesProgress }: ProgressState,
  confirmed: Exclude<Place, 'header'> | undefined,
) {
  const confirmation = confirmed && messages[persistence][confirmed];
  // Without progress to lose or to forget, there is nothing to say; beside an offer, the choice would have two buttons.
  const isSaid = (persistence !== 'off' || losesProgress) && !confirmation?.choices.length;
  const line = messages[persistence].header;
  const since =
    keptSince && `Saved on this device since ${shortDay().format(new Date(keptSince))}.`;
  const isOutdated = persistence === 'unavailable' && isRecorded;
  const header: PersistenceMessage = {
    ...line,
    text: since || line.text,
    choices: isOutdated ? [...line.choices, 'forget'] : line.choices,
  };
  return { confirmation, header: isSaid ? header : undefined };
}

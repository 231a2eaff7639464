import type { Persistence } from './progressStore.ts';

/** How long completed missions last, and the other choice. */
export interface PersistenceMessage {
  /**
   * A `line` stands in the header card, or in a confirmation that offers nothing. The offers stand only in the
   * confirmation of a completion, and are hidden from screen readers, because the confirmation says their
   * sentences itself. A `briefOffer` repeats an earlier offer.
   */
  readonly kind: 'line' | 'offer' | 'briefOffer';
  readonly sentences: readonly string[];
  /** Undefined in a confirmation while progress is kept, because the header card has the button that forgets it. */
  readonly choice?: 'keep' | 'forget';
}

const reloadForgets = ['Completed missions are forgotten when you reload this page or sign out.'];
const isOnlyHere = ['Your progress is only on this page.'];
const isSaved = ['Saved on this device.'];
const isRefused = [
  'This browser did not let us save what you completed last.',
  'It is still here until you reload this page or sign out.',
];

/** The header card, the confirmation of the first completion, or of a later one. */
export type PersistencePlace = 'header' | 'firstCompletion' | 'laterCompletion';

export const persistenceMessages: Record<
  Persistence,
  Record<PersistencePlace, PersistenceMessage>
> = {
  off: {
    header: { kind: 'line', sentences: isOnlyHere, choice: 'keep' },
    firstCompletion: { kind: 'offer', sentences: reloadForgets, choice: 'keep' },
    laterCompletion: { kind: 'briefOffer', sentences: isOnlyHere, choice: 'keep' },
  },
  on: {
    header: { kind: 'line', sentences: isSaved, choice: 'forget' },
    firstCompletion: { kind: 'line', sentences: isSaved },
    laterCompletion: { kind: 'line', sentences: isSaved },
  },
  unavailable: {
    header: { kind: 'line', sentences: isRefused, choice: 'keep' },
    firstCompletion: { kind: 'offer', sentences: isRefused, choice: 'keep' },
    laterCompletion: { kind: 'offer', sentences: isRefused, choice: 'keep' },
  },
};

import { dayFormat } from '../plan/days.ts';
import type { ProgressState } from './progressStore.ts';

export type Choice = 'keep' | 'forget';

/** How long completed missions last, and what can be done about it. */
export interface PersistenceMessage {
  /** A `line` is quiet. Only a confirmation has an offer; a `briefOffer` repeats an earlier one. */
  readonly kind: 'line' | 'offer' | 'briefOffer';
  readonly text: string;
  readonly choices: readonly Choice[];
  /** What takes the place of `text` when the last press in this place was such a choice. */
  readonly textAfter?: Partial<Record<Choice, string>>;
}

export const isKept = 'Saved on this device.';
export const isRefused =
  'This browser did not let us save what you completed last. ' +
  'It is still here until you reload this page or sign out.';
const willBeRefused =
  'This browser does not let us save your progress. ' +
  'What you complete lasts until you reload this page or sign out.';

const isOnlyHere = 'Your progress is only on this page.';
export const onlyHere: PersistenceMessage = {
  kind: 'line',
  text: isOnlyHere,
  choices: ['keep'],
  textAfter: { forget: `What was saved on this device is removed. ${isOnlyHere}` },
};

/** Without the year, because the header card has room for one line on a phone. */
const shortDay = dayFormat({ month: 'short', day: 'numeric' });

/** Above the button that completes a mission. */
export const warningOf = ({ persistence }: ProgressState): string | undefined =>
  persistence === 'unavailable' ? willBeRefused : undefined;

/**
 * For the header card. Undefined without progress to lose or to forget.
 * @param confirmed the message of a confirmation: the header card does not repeat its offer
 * @param warning of an open mission, which is not repeated, either
 */
export function headerMessageOf(
  { persistence, isRecorded, keptSince, losesProgress, losesSteps }: ProgressState,
  confirmed?: PersistenceMessage,
  warning?: string,
): PersistenceMessage | undefined {
  if (confirmed?.choices.length) return undefined;
  const kind = 'line';
  const forget: Choice[] = isRecorded ? ['forget'] : [];
  switch (persistence) {
    case 'off':
      return losesProgress || losesSteps ? onlyHere : undefined;
    case 'on': {
      const since =
        keptSince && `Saved on this device since ${shortDay().format(new Date(keptSince))}.`;
      return { kind, text: since ?? isKept, choices: forget };
    }
    case 'unavailable':
      if (losesProgress || losesSteps)
        return { kind, text: isRefused, choices: ['keep', ...forget] };
      return warning && !isRecorded ? undefined : { kind, text: willBeRefused, choices: forget };
  }
}

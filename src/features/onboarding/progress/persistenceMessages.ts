import { dayFormat } from '../plan/days.ts';
import type { Persistence, ProgressState } from './progressStore.ts';

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

export const isOnlyHere = 'Your progress is only on this page.';
export const isKept = 'Saved on this device.';
export const isRemoved = `What was saved on this device is removed. ${isOnlyHere}`;
export const isRefused =
  'This browser did not let us save what you completed last. ' +
  'It is still here until you reload this page or sign out.';

const willBeRefused =
  'This browser does not let us save your progress. ' +
  'What you complete lasts until you reload this page or sign out.';

const headerMessages: Record<Persistence, PersistenceMessage> = {
  off: {
    kind: 'line',
    text: isOnlyHere,
    choices: ['keep'],
    textAfter: { forget: isRemoved },
  },
  on: { kind: 'line', text: isKept, choices: ['forget'] },
  unavailable: { kind: 'line', text: isRefused, choices: ['keep'] },
};

/** Without the year, because the header card has room for one line on a phone. */
const shortDay = dayFormat({ month: 'short', day: 'numeric' });

/** Above the button that completes a mission. */
export const warningOf = ({ persistence }: ProgressState): string | undefined =>
  persistence === 'unavailable' ? willBeRefused : undefined;

/** What the selected mission says already, and the header card does not repeat. */
interface Said {
  readonly confirmed?: PersistenceMessage | undefined;
  readonly warning?: string | undefined;
}

/** For the header card. Undefined without progress to lose or to forget. */
export function headerMessageOf(
  { persistence, isRecorded, keptSince, losesProgress }: ProgressState,
  { confirmed, warning }: Said,
): PersistenceMessage | undefined {
  if (confirmed?.choices.length || (persistence === 'off' && !losesProgress)) return undefined;
  if (persistence === 'unavailable' && !losesProgress) {
    if (isRecorded) return { kind: 'line', text: willBeRefused, choices: ['forget'] };
    return warning ? undefined : { kind: 'line', text: willBeRefused, choices: [] };
  }
  const message = headerMessages[persistence];
  if (keptSince) {
    const text = `Saved on this device since ${shortDay().format(new Date(keptSince))}.`;
    return { ...message, text };
  }
  const isOutdated = persistence === 'unavailable' && isRecorded;
  return isOutdated ? { ...message, choices: [...message.choices, 'forget'] } : message;
}

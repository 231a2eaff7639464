import type { PortalWords } from '#components/words/en/portal.ts';
import type { ProgressState } from './progressStore.ts';

export type Choice = 'keep' | 'forget';

/** Names a sentence of the group `persistence`. */
type Statement = Exclude<keyof PortalWords['persistence'], Choice | 'keptSince'>;

/** How long completed missions last, and what can be done about it. */
export interface PersistenceMessage {
  /** A `line` is quiet. Only a confirmation has an offer; a `briefOffer` repeats an earlier one. */
  readonly kind: 'line' | 'offer' | 'briefOffer';
  readonly says: Statement;
  /** Since when progress is kept, as an ISO 8601 timestamp; null where it is not said. */
  readonly since?: string | null;
  readonly choices: readonly Choice[];
  /** Shown after it while the browser may clear the record by itself. */
  readonly limit?: 'mayBeRemoved' | 'mayBeRemovedWithLink' | undefined;
  /** What is said instead when the last press in this place was such a choice. */
  readonly saysAfter?: Partial<Record<Choice, Statement>>;
}

export function persistenceText(
  { says, since, saysAfter }: PersistenceMessage,
  words: PortalWords['persistence'],
  lastChoice?: Choice,
): string {
  const answer = lastChoice && saysAfter?.[lastChoice];
  return since ? words.keptSince(new Date(since)) : words[answer ?? says];
}

export const onlyHere: PersistenceMessage = {
  kind: 'line',
  says: 'onlyHere',
  choices: ['keep'],
  saysAfter: { forget: 'hasForgotten' },
};

/**
 * For the header card. Undefined without progress to lose or to forget.
 * @param confirmed the message of a confirmation: the header card does not repeat its offer
 * @param isWarned whether an open mission warns, which is not repeated, either
 */
export function headerMessageOf(
  { persistence, isRecorded, keptSince, mayBeCleared, losesProgress, losesSteps }: ProgressState,
  confirmed?: PersistenceMessage,
  isWarned = false,
): PersistenceMessage | undefined {
  if (confirmed?.choices.length) return undefined;
  const kind = 'line';
  const forget: Choice[] = isRecorded ? ['forget'] : [];
  switch (persistence) {
    case 'off':
      return losesProgress || losesSteps ? onlyHere : undefined;
    case 'on': {
      // The button for the progress link is beside it.
      const limit = mayBeCleared ? 'mayBeRemoved' : undefined;
      return { kind, says: 'kept', since: keptSince, limit, choices: forget };
    }
    case 'unavailable':
      if (losesProgress || losesSteps)
        return { kind, says: 'refused', choices: ['keep', ...forget] };
      return isWarned && !isRecorded ? undefined : { kind, says: 'willBeRefused', choices: forget };
  }
}

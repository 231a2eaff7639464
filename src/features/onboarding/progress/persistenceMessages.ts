import type { PortalWords } from '#components/words/en/portal.ts';
import type { ProgressState } from './progressStore.ts';

export type Choice = 'save' | 'remove';

/** Names a sentence of the group `persistence`. */
type Statement = Exclude<keyof PortalWords['persistence'], Choice | 'savedSince'>;

/** How long completed missions last, and what can be done about it. */
export interface PersistenceMessage {
  /** A `line` is quiet. Only a confirmation makes an offer; a `briefOffer` repeats an earlier one. */
  readonly kind: 'line' | 'offer' | 'briefOffer';
  readonly says: Statement;
  /** Since when progress is saved, as an ISO 8601 timestamp; null if the message does not say. */
  readonly since?: string | null;
  readonly choices: readonly Choice[];
  /** Shown after the message while the browser may clear the record by itself. */
  readonly limit?: 'mayBeRemoved' | 'mayBeRemovedWithLink' | undefined;
  /** Said instead if the last press here was this choice. */
  readonly saysAfter?: Partial<Record<Choice, Statement>>;
}

export function persistenceText(
  { says, since, saysAfter }: PersistenceMessage,
  words: PortalWords['persistence'],
  lastChoice?: Choice,
): string {
  const answer = lastChoice && saysAfter?.[lastChoice];
  return since ? words.savedSince(new Date(since)) : words[answer ?? says];
}

export const notSaved: PersistenceMessage = {
  kind: 'line',
  says: 'notSaved',
  choices: ['save'],
  saysAfter: { remove: 'hasRemoved' },
};

/**
 * The message of the header card. Undefined without progress to lose or to remove.
 * @param confirmed the message of a confirmation, whose offer the header card does not repeat
 * @param isWarned whether an open mission shows the warning, which the header card does not repeat, either
 */
export function headerMessageOf(
  { persistence, isRecorded, savedSince, mayBeCleared, losesProgress, losesSteps }: ProgressState,
  confirmed?: PersistenceMessage,
  isWarned = false,
): PersistenceMessage | undefined {
  if (confirmed?.choices.length) return undefined;
  const kind = 'line';
  const remove: Choice[] = isRecorded ? ['remove'] : [];
  switch (persistence) {
    case 'off':
      return losesProgress || losesSteps ? notSaved : undefined;
    case 'on': {
      // The button for the progress link is beside it.
      const limit = mayBeCleared ? 'mayBeRemoved' : undefined;
      return { kind, says: 'saved', since: savedSince, limit, choices: remove };
    }
    case 'unavailable':
      if (losesProgress || losesSteps)
        return { kind, says: 'refused', choices: ['save', ...remove] };
      return isWarned && !isRecorded ? undefined : { kind, says: 'willBeRefused', choices: remove };
  }
}

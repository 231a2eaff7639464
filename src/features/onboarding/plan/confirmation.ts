import type { MissionConfirmation } from '#components/MissionDetail/MissionDetail.tsx';
import type { MilestoneView } from '#components/plan.ts';
import type { PortalWords } from '#components/words/en/portal.ts';
import {
  notSaved,
  type PersistenceMessage,
  persistenceText,
} from '../progress/persistenceMessages.ts';
import type { ProgressState } from '../progress/progressStore.ts';
import type { PlanView } from './journey.ts';

/** What a change says about saving: it has begun by itself, or it is offered, briefly after an earlier offer. */
export type PersistenceNews = 'begun' | 'offer' | 'briefOffer';

interface PersistenceFacts extends Pick<ProgressState, 'persistence' | 'mayBeCleared'> {
  readonly news: PersistenceNews;
  /** Whether saved progress can be taken to another device. */
  readonly hasProgressLink: boolean;
}

export interface Confirmation extends MissionConfirmation {
  /** Seen below the button to the next mission. */
  readonly persistenceMessage: PersistenceMessage;
}

/** Everything that is heard and seen after a mission is completed. */
export function confirmationOf(
  { name, progress, status }: MilestoneView,
  { journey, milestones }: Pick<PlanView, 'journey' | 'milestones'>,
  facts: PersistenceFacts,
  { completion, persistence }: Pick<PortalWords, 'completion' | 'persistence'>,
): Confirmation {
  const persistenceMessage = persistenceMessageOf(facts);
  const heard = (...sentences: string[]) =>
    [...sentences, persistenceText(persistenceMessage, persistence)].join(' ');
  if (journey.status === 'completed') {
    return {
      heard: heard(completion.planHeard, planCompletedText(milestones, completion)),
      persistenceMessage,
    };
  }
  const [title, text] =
    status === 'completed'
      ? [completion.milestoneTitle(name), completion.milestoneText(progress.total)]
      : [completion.missionTitle, completion.missionText(progress, name)];
  return {
    heard: heard(title, text),
    seen: { title, text, names: [name], progress },
    persistenceMessage,
  };
}

/**
 * Said once nothing is open, also in the header card. Includes the days of the first and last completion, if they are
 * known.
 */
export function planCompletedText(
  milestones: readonly MilestoneView[],
  words: PortalWords['completion'],
): string {
  const missions = milestones.flatMap((milestone) => milestone.missions);
  const times = missions.flatMap(({ completedAt }) => completedAt?.getTime() ?? []);
  return times.length > 0
    ? words.planWithDates(new Date(Math.min(...times)), new Date(Math.max(...times)))
    : words.plan;
}

const briefOffer: PersistenceMessage = { ...notSaved, kind: 'briefOffer' };

function persistenceMessageOf({
  persistence,
  mayBeCleared,
  news,
  hasProgressLink,
}: PersistenceFacts): PersistenceMessage {
  switch (persistence) {
    case 'off':
      return news === 'offer'
        ? { kind: 'offer', says: 'willBeLost', choices: ['save'] }
        : briefOffer;
    case 'unavailable':
      return { kind: 'offer', says: 'refused', choices: ['save'] };
    case 'on': {
      if (news === 'begun') {
        const limit = hasProgressLink ? 'mayBeRemovedWithLink' : 'mayBeRemoved';
        const choices = ['remove'] as const;
        return { kind: 'line', says: 'begun', limit: mayBeCleared ? limit : undefined, choices };
      }
      const save = hasProgressLink ? 'hasSavedWithLink' : 'hasSaved';
      return { kind: 'line', says: 'saved', choices: [], saysAfter: { save } };
    }
  }
}

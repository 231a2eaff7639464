import { journeyEndTitle } from '#components/JourneyEnd/JourneyEnd.tsx';
import type { MissionConfirmation } from '#components/MissionDetail/MissionDetail.tsx';
import { type MilestoneView, progressSentence } from '#components/plan.ts';
import {
  isKept,
  isRefused,
  onlyHere,
  type PersistenceMessage,
} from '../progress/persistenceMessages.ts';
import type { Persistence } from '../progress/progressStore.ts';
import type { PlanView } from './journey.ts';
import { journeySentence } from './sentences.ts';

/**
 * What a confirmation says of keeping: that it has begun by itself, or else, where nothing is kept, an offer, which is brief
 * where an earlier completion has made the whole one.
 */
export type KeepingNews = 'begun' | 'offer' | 'briefOffer';

interface Keeping {
  readonly persistence: Persistence;
  readonly news: KeepingNews;
  /** Whether kept progress can be taken to another device. */
  readonly hasProgressLink: boolean;
}

export interface Confirmation extends MissionConfirmation {
  /** Seen below the button to the next mission. */
  readonly persistenceMessage: PersistenceMessage;
}

/** All that is heard and seen because a mission was completed. */
export function confirmationOf(
  { name, progress, status }: MilestoneView,
  { journey, milestones }: Pick<PlanView, 'journey' | 'milestones'>,
  keeping: Keeping,
): Confirmation {
  const persistenceMessage = persistenceMessageOf(keeping);
  const heard = (...sentences: string[]) => [...sentences, persistenceMessage.text].join(' ');
  if (journey.status === 'completed') {
    return { heard: heard(`${journeyEndTitle}.`, journeySentence(milestones)), persistenceMessage };
  }
  const count = `${progressSentence(progress)} in ${name}.`;
  const [title, text] =
    status === 'completed'
      ? [`${name} is complete.`, `Well done. ${count}`]
      : ['Well done.', count];
  return {
    heard: heard(title, text),
    seen: { title, text, names: [name], progress },
    persistenceMessage,
  };
}

const offer: PersistenceMessage = {
  kind: 'offer',
  text: 'Completed missions are forgotten when you reload this page or sign out.',
  choices: ['keep'],
};

const briefOffer: PersistenceMessage = { ...onlyHere, kind: 'briefOffer' };

export const begun: PersistenceMessage = {
  kind: 'line',
  text: 'From now on, your progress is saved on this device, for your account alone.',
  choices: ['forget'],
};

function persistenceMessageOf(keeping: Keeping): PersistenceMessage {
  switch (keeping.persistence) {
    case 'off':
      return keeping.news === 'offer' ? offer : briefOffer;
    case 'unavailable':
      return { kind: 'offer', text: isRefused, choices: ['keep'] };
    case 'on': {
      if (keeping.news === 'begun') return begun;
      const more = keeping.hasProgressLink ? ', or take it to another device' : '';
      const keep = `${isKept} At the top of this page you can forget it${more}.`;
      return { kind: 'line', text: isKept, choices: [], textAfter: { keep } };
    }
  }
}

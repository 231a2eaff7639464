import { useState } from 'react';
import type { PortalWords } from '#components/words/en/portal.ts';
import { usePortalWords } from '#components/words/portalWords.ts';
import type { Selected } from '../plan/journey.ts';

/** What to say about the last press. */
interface Told {
  /** Announced while this milestone is selected. */
  readonly milestoneId?: string;
  readonly message: string;
  /** The language of the message. */
  readonly words: PortalWords;
  /** Grows with each press, so that the same text is announced again. */
  readonly repeat: number;
  /** Until another mission is selected. */
  readonly news?: News | undefined;
  /** Whether it was said that a completion is not saved. */
  readonly isLossTold: boolean;
}

/** The mission that was completed or ticked. */
interface News {
  readonly missionId: string;
  /** Whether it is also said how long progress lasts. */
  readonly tellsPersistence: boolean;
}

/**
 * What was told ends when another mission or language is chosen, so that neither Back nor another switch repeats it.
 */
export function useTold({ milestone, mission }: Selected) {
  const words = usePortalWords();
  const [told, setTold] = useState<Told>({ message: '', words, repeat: 0, isLossTold: false });
  const message = told.words === words ? told.message : '';
  const news = told.news?.missionId === mission?.id ? told.news : undefined;
  if (message !== told.message || news !== told.news) setTold({ ...told, message, words, news });

  return {
    news,
    isLossTold: told.isLossTold,
    announcement: {
      message: told.milestoneId === milestone?.id ? message : '',
      repeat: told.repeat,
    },
    tell: (next: Partial<Told> & Pick<Told, 'milestoneId' | 'message'>) =>
      setTold((before) => ({ ...before, words, repeat: before.repeat + 1, ...next })),
  };
}

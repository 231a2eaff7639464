import type { ReactNode } from 'react';
import { usePortalWords } from '../../words/portalWords.ts';
import * as css from './JourneyEnd.css.ts';

export interface JourneyEndProps {
  /** The congratulation, with the dates of the journey. */
  sentence: string;
  /** More content, such as a link to tell somebody. */
  footer?: ReactNode;
  /** One below the preceding heading. */
  headingLevel?: 2 | 3 | 4;
}

/** Celebrates a completed plan with the whole path, painted, and one sentence. */
export function JourneyEnd({ sentence, footer, headingLevel = 3 }: JourneyEndProps) {
  const Heading = `h${headingLevel}` as const;
  const { completedTitle } = usePortalWords().intro;
  return (
    <div className={css.end}>
      <svg className={css.path} viewBox="0 0 320 56" aria-hidden="true">
        <path
          className={css.line}
          d="M6 41C24 27 40 23 60 31S96 45 116 35s40-19 60-9 36 14 56 4 34-9 58-6"
        />
        <rect x="0" y="30" width="12" height="20" rx="3.5" />
        <rect x="54" y="21" width="12" height="20" rx="3.5" />
        <rect x="110" y="25" width="12" height="20" rx="3.5" />
        <rect x="170" y="16" width="12" height="20" rx="3.5" />
        <rect x="226" y="20" width="12" height="20" rx="3.5" />
        <rect x="284" y="2" width="32" height="44" rx="8" />
        <path className={css.checkMark} d="m292 24 5.5 5.5 10.5-11" />
      </svg>
      <Heading className={css.title}>{completedTitle}</Heading>
      <p>{sentence}</p>
      {footer}
    </div>
  );
}

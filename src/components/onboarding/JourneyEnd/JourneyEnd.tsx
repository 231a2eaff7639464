import type { ReactNode } from 'react';
import { usePortalWords } from '../../words/portalWords.ts';
import * as css from './JourneyEnd.css.ts';

export interface JourneyEndProps {
  /** Says what was completed, and when. */
  sentence: string;
  /** For example a link that tells somebody. */
  footer?: ReactNode;
  /** One below the heading above it. */
  headingLevel?: 2 | 3 | 4;
}

/** Closes a completed plan, and says what can still be done. */
export function JourneyEnd({ sentence, footer, headingLevel = 3 }: JourneyEndProps) {
  const Heading = `h${headingLevel}` as const;
  const { end } = usePortalWords().intro;
  return (
    <div className={css.end}>
      <svg className={css.path} viewBox="4 4 172 44" aria-hidden="true">
        <path className={css.line} d="M12 32C28 20 44 18 60 26S92 40 108 30s32-14 52-4" />
        <rect x="6" y="22" width="12" height="20" rx="3.5" />
        <rect x="54" y="16" width="12" height="20" rx="3.5" />
        <rect x="102" y="20" width="12" height="20" rx="3.5" />
        <rect x="148" y="8" width="24" height="36" rx="6" />
        <path className={css.tick} d="m154 26 4.5 4.5 8.5-9" />
      </svg>
      <Heading className={css.title}>{end.title}</Heading>
      <p>{sentence}</p>
      <p>{end.hint}</p>
      {footer}
    </div>
  );
}

import { type Ref, useId } from 'react';
import { ProgressBar } from '#ui/ProgressBar';
import { Sentence } from '#ui/Sentence';
import { SplitCard } from '#ui/SplitCard';
import { usePortalWords } from '../../words/portalWords.ts';
import { type MilestoneView, percentageOf } from '../plan.ts';
import * as css from './ProgressCard.css.ts';

export interface ProgressCardProps {
  /** As HR wrote it. */
  milestoneName: string;
  /** The language of the name where it is not the plan's. */
  lang?: MilestoneView['lang'];
  /** How many of its missions are completed. */
  completed: number;
  /** How many missions it has. */
  total: number;
  /** One below the heading above the card. */
  headingLevel?: 2 | 3 | 4;
  /** For a script that moves the focus or the page here. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/**
 * Says how far one milestone has come, and what is left of it: at the head of the milestone's missions.
 *
 * - For the whole plan, take `PlanIntro`; for a bar without words, `ProgressBar`.
 * - Its words and its percentage follow from the two counts. Without missions, it is 0%, and nothing remains.
 * - It has nothing to press. A screen reader finds a region with the title as its name, the counts as text, and the
 *   percentage as a progress bar. A completion is said by the mission, not here.
 */
export function ProgressCard({
  milestoneName,
  lang,
  completed,
  total,
  headingLevel = 2,
  headingRef,
}: ProgressCardProps) {
  const Heading = `h${headingLevel}` as const;
  const titleId = useId();
  const percentage = percentageOf({ completed, total });
  const words = usePortalWords().progress;
  const remaining = total - completed;
  return (
    <SplitCard
      size="slim"
      titleId={titleId}
      leading={
        <>
          <div className={css.header}>
            <Heading id={titleId} ref={headingRef} className={css.title}>
              <Sentence text={words.title(milestoneName)} names={[milestoneName]} lang={lang} />
            </Heading>
            <p className={css.hint}>{words.brief({ completed, total })}</p>
          </div>
          {remaining > 0 && <p className={css.hint}>{words.remaining(remaining)}</p>}
        </>
      }
      trailing={
        <>
          <div className={css.legend}>
            <span>{words.bar}</span>
            <span className={css.percentage}>{words.percentage(percentage)}</span>
          </div>
          <ProgressBar percentage={percentage} label={words.bar} />
        </>
      }
    />
  );
}

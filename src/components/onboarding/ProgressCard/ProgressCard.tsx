import { type Ref, useId } from 'react';
import { ProgressBar } from '#ui/ProgressBar';
import { Sentence } from '#ui/Sentence';
import { SplitCard } from '#ui/SplitCard';
import { usePortalWords } from '../../words/portalWords.ts';
import { type MilestoneView, percentageOf } from '../plan.ts';
import * as css from './ProgressCard.css.ts';

export interface ProgressCardProps {
  /** The name as HR wrote it. */
  milestoneName: string;
  /** The language of the name, if it is not the plan's. */
  lang?: MilestoneView['lang'];
  /** The number of completed missions. */
  completed: number;
  /** The number of missions. */
  total: number;
  /** One below the preceding heading. */
  headingLevel?: 2 | 3 | 4;
  /** The heading element, for a script that focuses it or scrolls to it. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/**
 * Shows the progress of one milestone, and the number of missions left, above the list of its missions.
 *
 * - For the whole plan, use `PlanIntro`; for a bar without words, `ProgressBar`.
 * - The words and the percentage are derived from the two counts. Without missions, the card shows 0%, with none left.
 * - It has no controls. Screen readers find a region named by the title, the counts as text, and the percentage as a
 *   progress bar. A completion is announced by the mission, not here.
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

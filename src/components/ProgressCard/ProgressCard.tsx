import { type Ref, useId } from 'react';
import { type Progress, percentageOf, progressParts } from '../plan.ts';
import { Sentence } from '../Sentence/Sentence.tsx';
import { bar, track } from '../theme/progressBar.css.ts';
import { splitCard } from '../theme/splitCard.css.ts';
import * as css from './ProgressCard.css.ts';

export interface ProgressCardProps extends Progress {
  milestoneName: string;
  headingRef?: Ref<HTMLHeadingElement>;
}

export function ProgressCard({ milestoneName, completed, total, headingRef }: ProgressCardProps) {
  const titleId = useId();
  const labelId = useId();
  const percentage = percentageOf({ completed, total });
  const { unit } = progressParts({ completed, total });
  const remaining = total - completed;
  return (
    <section className={splitCard} aria-labelledby={titleId}>
      <div className={css.progressHalf}>
        <div className={css.header}>
          <h2 id={titleId} ref={headingRef} className={css.title}>
            <Sentence text={`${milestoneName} Progress`} names={[milestoneName]} />
          </h2>
          <p className={css.hint}>{`${completed}/${total} ${unit}`}</p>
        </div>
        {remaining > 0 && (
          <p className={css.hint}>
            {remaining === 1
              ? 'You have 1 mission left in this milestone.'
              : `You have ${remaining} missions left in this milestone.`}
          </p>
        )}
      </div>
      <div className={css.progressHalf}>
        <div className={css.legend}>
          <span id={labelId}>Completion Progress</span>
          <span className={css.percentage}>{`${percentage}%`}</span>
        </div>
        <div className={track}>
          <div className={bar} style={{ inlineSize: `${percentage}%` }} />
          {/* A new element for each value: some screen readers interrupt to announce a percentage that changes. */}
          <div
            key={percentage}
            role="progressbar"
            aria-labelledby={labelId}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percentage}
            className={css.spokenBar}
          />
        </div>
      </div>
    </section>
  );
}

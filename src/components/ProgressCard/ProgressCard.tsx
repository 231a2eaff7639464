import { type Ref, useId } from 'react';
import { Panel } from '../Panel/Panel.tsx';
import { type Progress, percentageOf, progressParts } from '../progress.ts';
import { bar, track } from '../theme/progressBar.css.ts';
import * as css from './ProgressCard.css.ts';

export interface ProgressCardProps extends Progress {
  milestoneName: string;
  headingRef?: Ref<HTMLHeadingElement>;
}

export function ProgressCard({ milestoneName, completed, total, headingRef }: ProgressCardProps) {
  const labelId = useId();
  const percentage = percentageOf({ completed, total });
  const { unit } = progressParts({ completed, total });
  const remaining = total - completed;
  return (
    <Panel
      title={`${milestoneName} Progress`}
      hint={`${completed}/${total} ${unit}`}
      layout="row"
      headingRef={headingRef}
    >
      <div className={css.completion}>
        <div className={css.legend}>
          <span id={labelId}>Completion Progress</span>
          <span className={css.percentage}>{`${percentage}%`}</span>
        </div>
        <div
          role="progressbar"
          aria-labelledby={labelId}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percentage}
          className={track}
        >
          <div className={bar} style={{ inlineSize: `${percentage}%` }} />
        </div>
      </div>
      {remaining > 0 && (
        <p className={css.remaining}>
          {remaining === 1
            ? 'You have 1 mission left in this milestone.'
            : `You have ${remaining} missions left in this milestone.`}
        </p>
      )}
    </Panel>
  );
}

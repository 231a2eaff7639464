import { type Ref, useId } from 'react';
import { Sentence } from '#ui/Sentence';
import { bar, track } from '../../theme/progressBar.css.ts';
import { splitCard } from '../../theme/splitCard.css.ts';
import { usePortalWords } from '../../words/portalWords.ts';
import { type MilestoneView, type Progress, percentageOf } from '../plan.ts';
import * as css from './ProgressCard.css.ts';

export interface ProgressCardProps extends Progress, Pick<MilestoneView, 'lang'> {
  milestoneName: string;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** Says how far one milestone has come, and what is left of it. */
export function ProgressCard(props: ProgressCardProps) {
  const { milestoneName, lang, completed, total, headingRef } = props;
  const titleId = useId();
  const labelId = useId();
  const percentage = percentageOf({ completed, total });
  const words = usePortalWords().progress;
  const remaining = total - completed;
  return (
    <section className={splitCard} aria-labelledby={titleId}>
      <div className={css.progressHalf}>
        <div className={css.header}>
          <h2 id={titleId} ref={headingRef} className={css.title}>
            <Sentence text={words.title(milestoneName)} names={[milestoneName]} lang={lang} />
          </h2>
          <p className={css.hint}>{words.brief({ completed, total })}</p>
        </div>
        {remaining > 0 && <p className={css.hint}>{words.remaining(remaining)}</p>}
      </div>
      <div className={css.progressHalf}>
        <div className={css.legend}>
          <span id={labelId}>{words.bar}</span>
          <span className={css.percentage}>{words.percentage(percentage)}</span>
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

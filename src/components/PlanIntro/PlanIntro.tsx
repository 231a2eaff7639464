import { type ReactNode, type Ref, useId } from 'react';
import { planTitle } from '../planTitle.ts';
import { type Progress, percentageOf, progressParts } from '../progress.ts';
import { bar } from '../theme/progressBar.css.ts';
import * as css from './PlanIntro.css.ts';

export interface PlanIntroProps {
  /** Undefined while nobody knows whose plan this is. */
  employeeName?: string | undefined;
  /** How far the whole plan is, with its next step or its end; undefined without missions. */
  journey?: IntroJourney | undefined;
  /** A quiet row, for example how long progress lasts; one node or nothing, because an array would draw an empty row. */
  children?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
}

type IntroJourney =
  | { status: 'open'; progress: Progress; nextButton: ReactNode }
  | { status: 'completed'; progress: Progress; sentence: string; printButton: ReactNode };

export function PlanIntro({ employeeName, journey, children, headingRef }: PlanIntroProps) {
  const planTitleId = useId();
  return (
    <>
      <div className={css.welcome}>
        <p className={css.eyebrow}>Your Onboarding Journey</p>
        <h1 ref={headingRef} className={css.title}>
          Welcome to Your Onboarding Experience
        </h1>
        <p className={css.text}>
          Follow your personalized plan at your own pace. Each milestone is a short stretch of the
          way; its missions tell you what to do and why it helps.
        </p>
      </div>
      <section className={css.plan} aria-labelledby={planTitleId}>
        <div className={css.planText}>
          <p className={css.eyebrow}>In Progress</p>
          <h2 id={planTitleId}>{planTitle(employeeName)}</h2>
          <p className={css.planHint}>
            Welcome! Let's get you started with your personalized onboarding plan
          </p>
        </div>
        {journey && <JourneyProgress {...journey.progress} />}
        {journey?.status === 'open' && <div className={css.nextButton}>{journey.nextButton}</div>}
        {children && <div className={css.noteRow}>{children}</div>}
        {journey?.status === 'completed' && (
          <div className={css.end}>
            <p>{journey.sentence}</p>
            {journey.printButton}
          </div>
        )}
      </section>
    </>
  );
}

/** The bar has no role, because the sentence says the same to screen readers. */
function JourneyProgress(progress: Progress) {
  const { count, unit } = progressParts(progress);
  return (
    <div className={css.progress}>
      <p>
        <span className={css.count}>{count}</span> <span>{unit}</span>
      </p>
      <div className={css.slimTrack}>
        <div className={bar} style={{ inlineSize: `${percentageOf(progress)}%` }} />
      </div>
    </div>
  );
}

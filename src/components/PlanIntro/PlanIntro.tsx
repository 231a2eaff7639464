import { type ReactNode, type Ref, useId } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { planTitle } from '../planTitle.ts';
import { progressSentence } from '../progressSentence.ts';
import * as css from './PlanIntro.css.ts';

export interface PlanIntroProps {
  /** Undefined while nobody knows whose plan this is. */
  employeeName?: string | undefined;
  /** How far along the whole journey is; undefined without a plan. */
  progress?: Progress | undefined;
  /** A quiet last line: how progress is kept, and the like. */
  children?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
}

interface Progress {
  completed: number;
  total: number;
}

/** What the page is about, and whose journey it shows. */
export function PlanIntro({ employeeName, progress, children, headingRef }: PlanIntroProps) {
  const planTitleId = useId();
  return (
    <div className={css.intro}>
      <div className={css.welcome}>
        <Badge>Your Onboarding Journey</Badge>
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
          <h2 id={planTitleId} className={css.planTitle}>
            {planTitle(employeeName)}
          </h2>
          <p className={css.planHint}>
            Welcome! Let's get you started with your personalized onboarding plan
          </p>
        </div>
        <div className={css.status}>
          <Badge>In Progress</Badge>
          {progress && <JourneyProgress {...progress} />}
        </div>
        {children && <div className={css.lastLine}>{children}</div>}
      </section>
    </div>
  );
}

/** Screen readers are told by the sentence; the bar says the same to the eye. */
function JourneyProgress({ completed, total }: Progress) {
  return (
    <>
      <p>{progressSentence(completed, total)}</p>
      <div className={css.bar}>
        <div className={css.barFill} style={{ inlineSize: `${(completed / total) * 100}%` }} />
      </div>
    </>
  );
}

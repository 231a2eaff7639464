import { type Ref, useId } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import * as css from './PlanIntro.css.ts';

export interface PlanIntroProps {
  /** Undefined while nobody knows whose plan this is. */
  employeeName?: string | undefined;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** What the page is about, and whose journey it shows. */
export function PlanIntro({ employeeName, headingRef }: PlanIntroProps) {
  const planTitleId = useId();
  return (
    <div className={css.intro}>
      <div className={css.welcome}>
        <Badge>Your Onboarding Journey</Badge>
        <h1 ref={headingRef} tabIndex={-1} className={css.title}>
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
            {employeeName ? `${employeeName}'s Onboarding Journey` : 'Your Onboarding Journey'}
          </h2>
          <p>Welcome! Let's get you started with your personalized onboarding plan</p>
        </div>
        <Badge>In Progress</Badge>
      </section>
    </div>
  );
}

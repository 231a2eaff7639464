import { type ReactNode, type Ref, useId } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { planTitle } from '../planTitle.ts';
import { tallySentence } from '../tallySentence.ts';
import * as css from './PlanIntro.css.ts';

export interface PlanIntroProps {
  /** Undefined while nobody knows whose plan this is. */
  employeeName?: string | undefined;
  /** How far along the whole journey is; undefined without a plan. */
  journey?: JourneyProps | undefined;
  /** A quiet last line: how progress is kept, and the like. */
  children?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
}

interface JourneyProps {
  completedMissions: number;
  totalMissions: number;
}

/** What the page is about, and whose journey it shows. */
export function PlanIntro({ employeeName, journey, children, headingRef }: PlanIntroProps) {
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
        <div className={css.standing}>
          <Badge>In Progress</Badge>
          {journey && <Journey {...journey} />}
        </div>
        {children && <div className={css.lastLine}>{children}</div>}
      </section>
    </div>
  );
}

/** The words say it all: the rule is silent. */
function Journey({ completedMissions, totalMissions }: JourneyProps) {
  const share = (completedMissions / totalMissions) * 100;
  return (
    <>
      <p>{tallySentence(completedMissions, totalMissions)}</p>
      <div className={css.rule}>
        <div className={css.walked} style={{ inlineSize: `${share}%` }} />
      </div>
    </>
  );
}

import { type ReactNode, type Ref, useId } from 'react';
import { type Person, type Progress, percentageOf, planTitle, progressParts } from '../plan.ts';
import { Sentence } from '../Sentence/Sentence.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { bar } from '../theme/progressBar.css.ts';
import { splitCard } from '../theme/splitCard.css.ts';
import * as css from './PlanIntro.css.ts';

export interface PlanIntroProps {
  /** Undefined if the name is not known. */
  employeeName?: string | undefined;
  /** Those who help the employee. */
  people?: readonly Person[];
  /** Of the whole plan; undefined without missions. */
  progress?: Progress | undefined;
  /** The second half of the card. Without it, the progress is there on a wide screen. */
  nextStep?: { status: 'open' | 'completed'; content: ReactNode } | undefined;
  /** What is to be done this week, below the progress. */
  week?: string | undefined;
  /** About the address that led here. */
  note?: ReactNode;
  /** Quiet lines below the progress, for example how long it is kept. */
  children?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
}

export function PlanIntro(props: PlanIntroProps) {
  const { employeeName, people = [], progress, nextStep, week, note, children, headingRef } = props;
  const planTitleId = useId();
  return (
    <>
      <div>
        <p className={css.eyebrow}>Your Onboarding Journey</p>
        <h1 ref={headingRef} className={css.title}>
          Welcome to Your Onboarding Experience
        </h1>
        <p className={css.text}>
          Follow your personalized plan at your own pace. Each milestone is a short stretch of the
          way; its missions tell you what to do and why it helps.
        </p>
      </div>
      {note}
      <section className={splitCard} aria-labelledby={planTitleId}>
        <div className={css.plan}>
          <p className={css.eyebrow}>In Progress</p>
          <h2 id={planTitleId}>
            <Sentence text={planTitle(employeeName)} names={[employeeName]} />
          </h2>
          <p className={css.planHint}>
            Welcome! Let's get you started with your personalized onboarding plan
          </p>
          <div className={css.people}>
            {people.map((person) => (
              <PersonLine key={person.label} {...person} />
            ))}
          </div>
        </div>
        {progress && (
          <div className={css.journey}>
            <JourneyProgress {...progress} />
            {week && <p className={css.week}>{week}</p>}
            <div className={css.lines}>{children}</div>
          </div>
        )}
        {nextStep && (
          <div className={css.nextStep} data-status={nextStep.status}>
            {nextStep.content}
          </div>
        )}
      </section>
    </>
  );
}

function PersonLine({ label, name, link }: Person) {
  const shownName = <bdi>{name}</bdi>;
  return (
    <p>
      <span>{label}</span> {link ? <TextLink href={link}>{shownName}</TextLink> : shownName}
    </p>
  );
}

/** The bar has no role: screen readers have the sentence. */
function JourneyProgress(progress: Progress) {
  const { count, unit } = progressParts(progress);
  return (
    <div className={css.progress}>
      <p>
        <span className={css.count}>{count}</span> <span className={css.unit}>{unit}</span>
      </p>
      <div className={css.slimTrack}>
        <div className={bar} style={{ inlineSize: `${percentageOf(progress)}%` }} />
      </div>
    </div>
  );
}

import { type ReactNode, type Ref, useId } from 'react';
import { Sentence } from '#ui/Sentence';
import { TextLink } from '#ui/TextLink';
import { bar } from '../../theme/progressBar.css.ts';
import { splitCard } from '../../theme/splitCard.css.ts';
import { usePortalWords } from '../../words/portalWords.ts';
import { type Person, type Progress, percentageOf } from '../plan.ts';
import * as css from './PlanIntro.css.ts';

export interface PlanIntroProps {
  /** Undefined if the name is not known. */
  employeeName?: string | undefined;
  people?: readonly Person[];
  /** Of the whole plan; undefined without missions. */
  progress?: Progress | undefined;
  /** The second half of the card. Without it, the progress is there on a wide screen. */
  nextStep?: { status: 'open' | 'completed'; content: ReactNode } | undefined;
  /** About the address that led here. */
  note?: ReactNode;
  /** Quiet lines below the progress, for example how long it lasts. */
  children?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** Welcomes the user, and says whose plan this is, how far it has come, and what comes next. */
export function PlanIntro(props: PlanIntroProps) {
  const { employeeName, people = [], progress, nextStep, note, children, headingRef } = props;
  const words = usePortalWords();
  const planTitleId = useId();
  return (
    <>
      <div>
        <p className={css.eyebrow}>{words.intro.eyebrow}</p>
        <h1 ref={headingRef} className={css.title}>
          {words.intro.title}
        </h1>
        <p className={css.text}>{words.intro.text}</p>
      </div>
      {note}
      <section className={splitCard} aria-labelledby={planTitleId}>
        <div className={css.plan}>
          <p className={css.eyebrow}>{words.intro.inProgress}</p>
          <h2 id={planTitleId}>
            {employeeName ? (
              <Sentence text={words.intro.planOf(employeeName)} names={[employeeName]} />
            ) : (
              words.intro.yourPlan
            )}
          </h2>
          <p className={css.planHint}>{words.intro.planHint}</p>
          <div className={css.people}>
            {people.map((person) => (
              <PersonLine key={person.role} {...person} />
            ))}
          </div>
        </div>
        {progress && (
          <div className={css.journey}>
            <JourneyProgress {...progress} />
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

function PersonLine({ role, name, link }: Person) {
  const { page, people } = usePortalWords();
  const shownName = <bdi>{name}</bdi>;
  return (
    <p>
      <span>{people.labels[role]}</span>{' '}
      {link ? (
        <TextLink href={link} newTabLabel={page.opensInNewTab}>
          {shownName}
        </TextLink>
      ) : (
        shownName
      )}
    </p>
  );
}

/** The bar has no role: screen readers have the sentence. */
function JourneyProgress(progress: Progress) {
  const words = usePortalWords();
  return (
    <div className={css.progress}>
      <p className={css.sentence}>
        <Sentence
          text={words.progress.sentence(progress)}
          names={[words.progress.count(progress)]}
        />
      </p>
      <div className={css.slimTrack}>
        <div className={bar} style={{ inlineSize: `${percentageOf(progress)}%` }} />
      </div>
    </div>
  );
}

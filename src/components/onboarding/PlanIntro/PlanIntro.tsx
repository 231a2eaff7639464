import { Check } from 'lucide';
import { type ReactNode, type Ref, useId } from 'react';
import { Badge } from '#ui/Badge';
import { Icon } from '#ui/Icon';
import { ProgressBar } from '#ui/ProgressBar';
import { Sentence } from '#ui/Sentence';
import { SplitCard } from '#ui/SplitCard';
import { TextLink } from '#ui/TextLink';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { usePortalWords } from '../../words/portalWords.ts';
import { detailsText } from '../details.ts';
import { type DayText, type Person, type Progress, percentageOf } from '../plan.ts';
import * as css from './PlanIntro.css.ts';

export interface PlanIntroProps {
  /** Undefined if the name is not known. */
  employeeName?: string | undefined;
  /** The day of work, shown beside the status. */
  day?: DayText | undefined;
  /** The people who help the employee. A name is a link if its address is known. */
  people?: readonly Person[];
  /** The progress of the whole plan; undefined if the plan has no missions. */
  progress?: Progress | undefined;
  /** The number of milestones in the plan. */
  milestones: number;
  /** The second half of the card: the next step or the end. If undefined, the progress takes its place. */
  trailing?: ReactNode;
  /** A note about the address that led here, above the card. */
  note?: ReactNode;
  /** Quiet lines below the progress, such as how long it lasts. */
  children?: ReactNode;
  /** The heading element, for a script that focuses it or scrolls to it. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/**
 * Welcomes users, and shows the owner of the plan, the progress, and the next step. After the first completion, a phone
 * shows the explanation below the card. A completed plan needs no explanation.
 */
export function PlanIntro(props: PlanIntroProps) {
  const {
    employeeName,
    day,
    people = [],
    progress,
    milestones,
    trailing,
    note,
    children,
    headingRef,
  } = props;
  const words = usePortalWords();
  const planTitleId = useId();
  const isCompleted = progress !== undefined && progress.completed === progress.total;
  const isBegun = progress !== undefined && progress.completed > 0;
  const plan = (
    <div>
      <p className={css.status}>
        {isCompleted ? (
          <Badge tone="progress" leading={<Icon shape={Check} size="0.875rem" strokeWidth={3} />}>
            {words.intro.status.completed}
          </Badge>
        ) : (
          <Badge>{words.intro.status.open}</Badge>
        )}
        {day && (
          <>
            <VisuallyHidden>
              {detailsText(['', day.long], words.page.spokenSeparator)}
            </VisuallyHidden>
            <span className={css.shortDay} aria-hidden="true">
              {day.short}
            </span>
            <span className={css.longDay} aria-hidden="true">
              {day.long}
            </span>
          </>
        )}
      </p>
      <h2 id={planTitleId}>
        {employeeName ? (
          <Sentence text={words.intro.planOf(employeeName)} names={[employeeName]} />
        ) : (
          words.intro.yourPlan
        )}
      </h2>
      {!isCompleted && <p className={css.planHint}>{words.intro.planHint}</p>}
      <div className={css.people}>
        {people.map((person) => (
          <PersonLine key={person.role} {...person} />
        ))}
      </div>
    </div>
  );
  const journey = progress && (
    <div>
      {isBegun ? (
        <JourneyProgress {...progress} />
      ) : (
        <p className={css.extent}>{words.progress.extent(progress.total, milestones)}</p>
      )}
      <div className={css.lines}>{children}</div>
    </div>
  );
  return (
    <div className={css.intro}>
      <div>
        <p className={css.badge}>
          <Badge>{words.intro.eyebrow}</Badge>
        </p>
        <h1 ref={headingRef} className={css.title}>
          {words.intro.title}
        </h1>
      </div>
      {!isCompleted && (
        <p className={css.text} data-journey={isBegun ? 'begun' : 'new'}>
          {words.intro.text}
        </p>
      )}
      {note}
      <SplitCard
        titleId={planTitleId}
        leading={
          <>
            {plan}
            {trailing && journey}
          </>
        }
        trailing={trailing || journey}
        tone={trailing && isCompleted ? 'progress' : 'neutral'}
      />
    </div>
  );
}

function PersonLine({ role, name, link }: Person) {
  const { page, people } = usePortalWords();
  const shownName = <bdi>{name}</bdi>;
  return (
    <p>
      <span>{people.labels[role]}</span>{' '}
      {link ? (
        <TextLink href={link} newTabLabel={page.opensInNewTab} isStandalone>
          {shownName}
        </TextLink>
      ) : (
        shownName
      )}
    </p>
  );
}

/** The bar has no label, because screen readers read the sentence. */
function JourneyProgress(progress: Progress) {
  const words = usePortalWords();
  return (
    <div>
      <p className={css.sentence}>
        <Sentence
          text={words.progress.sentence(progress)}
          names={[words.progress.count(progress)]}
          nameClassName={css.count}
        />
      </p>
      <ProgressBar percentage={percentageOf(progress)} size="slim" />
    </div>
  );
}

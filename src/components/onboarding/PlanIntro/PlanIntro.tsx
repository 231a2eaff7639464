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
  /** Which day of work it is, beside the status. */
  day?: DayText | undefined;
  /** Who helps the employee, with a link to each whose address is known. */
  people?: readonly Person[];
  /** Of the whole plan; undefined without missions. */
  progress?: Progress | undefined;
  /** How many milestones the plan has. */
  milestones: number;
  /** The second half of the card: the next step or the end. Without it, the progress is there on a wide screen. */
  trailing?: ReactNode;
  /** About the address that led here, above the card. */
  note?: ReactNode;
  /** Quiet lines below the progress, for example how long it lasts. */
  children?: ReactNode;
  /** For a script that moves the focus or the page here. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/**
 * Welcomes the user, and says whose plan this is, how far it has come, and what comes next. Once something is completed,
 * a phone has the explanation below the card. It stands in both places, one of them hidden from everybody, so that
 * screen readers read in the order that is seen. Nothing is left to explain at the end of the plan.
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
    <>
      <div>
        <p className={css.badge}>
          <Badge>{words.intro.eyebrow}</Badge>
        </p>
        <h1 ref={headingRef} className={css.title}>
          {words.intro.title}
        </h1>
        {!isCompleted && (
          <p className={css.text} data-journey={isBegun ? 'begun' : 'new'}>
            {words.intro.text}
          </p>
        )}
      </div>
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
      {isBegun && !isCompleted && <p className={css.textBelow}>{words.intro.text}</p>}
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
        <TextLink href={link} newTabLabel={page.opensInNewTab} isStandalone>
          {shownName}
        </TextLink>
      ) : (
        shownName
      )}
    </p>
  );
}

/** The bar has no label: screen readers have the sentence. */
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

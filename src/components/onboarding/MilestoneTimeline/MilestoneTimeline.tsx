import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#ui/Icon';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { usePortalWords } from '../../words/portalWords.ts';
import { DetailsLine } from '../DetailsLine/DetailsLine.tsx';
import { detailsText, dueText } from '../details.ts';
import { PlanLink } from '../PlanLink/PlanLink.tsx';
import { type MilestoneView, type Progress, percentageOf, type Status } from '../plan.ts';
import { Today } from '../Today/Today.tsx';
import { stretchShape } from '../trail.css.ts';
import * as css from './MilestoneTimeline.css.ts';

export type TimelineMilestone = Omit<MilestoneView, 'missions' | 'missionsBeforeToday'>;

export interface MilestoneTimelineProps {
  /** The milestones in plan order. */
  milestones: ReadonlyArray<TimelineMilestone>;
  /** The id of the selected milestone. If no milestone has this id, the first is active. */
  selectedId?: string | undefined;
  /** The id of the milestone with the next open mission; undefined if none is open. */
  nextId?: string | undefined;
  /** The number of milestones before today; undefined if none has a date. */
  milestonesBeforeToday?: number | undefined;
  /** Comes after the active milestone, for keyboard users. */
  skipLink?: ReactNode;
  /** Returns the address of a milestone. */
  linkTo: (id: string) => string;
  /** Called with the id of the clicked milestone, even if it is already active. */
  onSelect: (id: string) => void;
}

/**
 * Shows the whole plan as a path: the completed part is solid, the rest dotted. Selecting a mark opens its milestone.
 *
 * - For one milestone's progress, use `ProgressCard`; for its missions, `MissionList`.
 * - A name has one to three words, and no verb. It wraps, and is never cut off.
 * - In a wide container, the path runs in rows of equal length; in a narrow container, down in a column. The width of
 *   the window does not matter.
 * - Each milestone is a link, and a tab stop. Screen readers say its name, progress, and day in one sentence, whether
 *   the milestone is selected, and whether it is next.
 */
export function MilestoneTimeline({
  milestones,
  selectedId,
  nextId,
  milestonesBeforeToday,
  skipLink,
  linkTo,
  onSelect,
}: MilestoneTimelineProps) {
  const words = usePortalWords().timeline;
  const count = milestones.length;
  if (count === 0) return <p className={css.empty}>{words.empty}</p>;

  const selected = milestones.find(({ id }) => id === selectedId);
  const active = selected ?? milestones[0];
  const isTodayFirst = milestonesBeforeToday === 0;
  // The stretch before the first mark is narrower than a column.
  const roomOf = (size: number) => (isTodayFirst ? size - 1 : size);
  const columns = css.rowSizes.map((size) => [
    `--columns-${size}`,
    columnsFor(roomOf(size), count),
  ]);
  return (
    <div className={css.timeline}>
      <ol
        role="list"
        className={css.path}
        style={Object.fromEntries(columns)}
        data-today={isTodayFirst || undefined}
      >
        {isTodayFirst && (
          <li className={css.stop}>
            <Stretch />
            <Today className={css.todayAtStart} />
          </li>
        )}
        {milestones.map((milestone, index) => (
          <li key={milestone.id} className={css.stop} data-status={milestone.status}>
            <Stretch />
            {index + 1 === count && <Goal />}
            <Milestone
              {...milestone}
              isActive={milestone === active}
              isImplied={!selected && milestone === active}
              isNext={milestone.id === nextId}
              href={linkTo(milestone.id)}
              onPress={() => onSelect(milestone.id)}
            />
            {milestone === active && skipLink && <span className={css.skipLink}>{skipLink}</span>}
            {index + 1 === milestonesBeforeToday && <Today className={css.today} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface MilestoneProps extends TimelineMilestone {
  isActive: boolean;
  /** Whether the milestone is active because none is selected. */
  isImplied: boolean;
  isNext: boolean;
  href: string;
  onPress: () => void;
}

function Milestone(props: MilestoneProps) {
  const { name, lang, status, progress, due, isActive, isImplied, isNext, href, onPress } = props;
  const words = usePortalWords();
  const { spokenStates } = words.timeline;
  const spokenDetails = [
    name,
    words.progress.sentence(progress),
    // Only for milestones without missions, because "4 of 4" already says that a milestone is completed.
    progress.total === 0 ? spokenStates.completed : undefined,
    due && dueText(due, words.days.long),
    isActive ? spokenStates.selected : undefined,
    isNext ? spokenStates.next : undefined,
  ];
  return (
    <PlanLink
      href={href}
      className={css.milestone}
      aria-current={isActive ? 'step' : undefined}
      data-implied={isImplied || undefined}
      data-next={isNext || undefined}
      onPress={onPress}
    >
      <span className={css.mark}>
        <span className={css.paint} style={painted(status, progress)} />
        <Icon shape={Check} className={css.checkMark} size="1.125rem" strokeWidth={3} />
      </span>
      <span className={css.label} aria-hidden="true">
        <span className={css.name}>
          <bdi lang={lang}>{name}</bdi>
        </span>
        <span className={css.count}>
          <span>
            <DetailsLine
              isSilent
              details={[words.progress.fraction(progress), due && dueText(due, words.days.short)]}
            />
          </span>
          {isNext && <span className={css.next}>{words.timeline.next}</span>}
        </span>
      </span>
      <VisuallyHidden>{detailsText(spokenDetails, words.page.spokenSeparator)}</VisuallyHidden>
    </PlanLink>
  );
}

/** Balances the rows: if 8 marks fit in a row, 9 marks become rows of 5 and 4, not of 8 and 1. */
const columnsFor = (size: number, count: number) => Math.ceil(count / Math.ceil(count / size));

/** Paints a completed mark entirely, even if it has no missions and its percentage is 0. */
function painted(status: Status, progress: Progress): object {
  return { '--painted': `${status === 'completed' ? 100 : percentageOf(progress)}%` };
}

/** The path from one mark to the next, for rows and for a column. CSS hides one of the two. */
const stretches = [
  { className: css.horizontal, ...stretchShape },
  { className: css.vertical, viewBox: '0 0 16 100', d: 'M8 0C11 32 11 68 8 100' },
];

function Stretch() {
  return stretches.map(({ d, ...box }) => (
    <svg key={d} {...box} preserveAspectRatio="none" aria-hidden="true">
      <path className={css.line} d={d} />
    </svg>
  ));
}

/** The flag at the end of the path, painted once every milestone is completed. */
function Goal() {
  return (
    <svg className={css.goal} viewBox="0 0 24 32" aria-hidden="true">
      <path d="M5 2v28" />
      <path className={css.flag} d="M5 3h15l-4 5.5 4 5.5H5z" />
    </svg>
  );
}

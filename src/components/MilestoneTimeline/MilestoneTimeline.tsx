import { Check } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { Status } from '../status.ts';
import { tallySentence } from '../tallySentence.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { useStable } from '../useStable.ts';
import * as css from './MilestoneTimeline.css.ts';
import { columnsIn, rooms, turnsAfter } from './rows.ts';

export interface TimelineMilestone {
  id: string;
  name: string;
  completedMissions: number;
  totalMissions: number;
  status: Status;
}

export interface MilestoneTimelineProps {
  milestones: ReadonlyArray<TimelineMilestone>;
  /** Without it, or when it names none of the milestones, the first one is active. */
  activeId?: string | undefined;
  /** A way on from the active milestone, for those who walk by keyboard. */
  skipLink?: ReactNode;
  onSelect: (id: string) => void;
}

/** The path and its marks. The completed part of the line is solid, the rest is dotted. */
export function MilestoneTimeline({
  milestones,
  activeId,
  skipLink,
  onSelect,
}: MilestoneTimelineProps) {
  const select = useStable(onSelect);
  if (milestones.length === 0) return <p className={css.empty}>No milestones available</p>;

  const active = milestones.find(({ id }) => id === activeId) ?? milestones[0];
  const columns = rooms.map((room) => [`--columns-${room}`, columnsIn(room, milestones.length)]);
  return (
    <div className={css.timeline}>
      <ol role="list" className={css.path} style={Object.fromEntries(columns)}>
        {milestones.map((milestone, index) => (
          <Stop
            {...milestone}
            key={milestone.id}
            index={index}
            count={milestones.length}
            isActive={milestone === active}
            skipLink={milestone === active && skipLink}
            onSelect={select}
          />
        ))}
      </ol>
    </div>
  );
}

interface StopProps extends TimelineMilestone {
  index: number;
  /** Of all stops. */
  count: number;
  isActive: boolean;
  skipLink: ReactNode;
  onSelect: (id: string) => void;
}

/** A milestone and the path to the next one. Drawn anew only where something has changed. */
const Stop = memo(function Stop({
  index,
  count,
  isActive,
  skipLink,
  onSelect,
  ...milestone
}: StopProps) {
  const { id, name, status, completedMissions, totalMissions } = milestone;
  const turns = turnsAfter(index, count);
  return (
    <li className={css.stop} data-status={status} data-turns={turns.join(' ')}>
      {index + 1 < count && <Stretch turns={turns.length > 0} />}
      <button
        type="button"
        className={css.milestone}
        data-status={status}
        aria-current={isActive ? 'step' : undefined}
        onClick={() => onSelect(id)}
      >
        <span className={css.mark}>
          <span className={css.paint} style={{ blockSize: `${paintedShare(milestone)}%` }} />
          <Check className={css.tick} size="1.125rem" strokeWidth={3} aria-hidden="true" />
        </span>
        <span className={css.label} aria-hidden="true">
          <span className={css.name}>{name}</span>
          <span className={css.count}>{`${completedMissions}/${totalMissions}`}</span>
        </span>
        <span className={visuallyHidden}>
          {`${nameForScreenReaders(milestone)}${isActive ? ', current' : ''}`}
        </span>
      </button>
      {skipLink && <span className={css.wayOn}>{skipLink}</span>}
    </li>
  );
});

/** How much of a mark is painted, in percent. */
function paintedShare({ completedMissions, totalMissions, status }: TimelineMilestone): number {
  switch (status) {
    case 'open':
      return totalMissions === 0 ? 0 : (completedMissions / totalMissions) * 100;
    case 'completed':
      return 100;
  }
}

const spoken: Record<Status, string> = { open: '', completed: ', completed' };

function nameForScreenReaders(milestone: TimelineMilestone): string {
  const { name, completedMissions, totalMissions, status } = milestone;
  return `${name}, ${tallySentence(completedMissions, totalMissions)}${spoken[status]}`;
}

/**
 * The path from one mark to the next, in each of its directions: the styles show what fits the width.
 * @param turns whether it ends a row at some width
 */
function Stretch({ turns }: { turns: boolean }) {
  return (
    <>
      <svg
        className={css.across}
        viewBox="0 0 100 16"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={css.line} d="M0 8C18 8 24 2 38 3S66 14 80 13s14-5 20-5" />
      </svg>
      {turns && (
        <>
          <svg className={css.turn} aria-hidden="true">
            <rect className={css.line} x="-50%" width="150%" height="100%" rx="1rem" />
          </svg>
          <svg className={css.comeback} aria-hidden="true">
            <rect className={css.line} width="150%" height="200%" rx="0.75rem" />
          </svg>
        </>
      )}
      <svg className={css.down} viewBox="0 0 16 100" preserveAspectRatio="none" aria-hidden="true">
        <path className={css.line} d="M8 0C11 32 11 68 8 100" />
      </svg>
    </>
  );
}

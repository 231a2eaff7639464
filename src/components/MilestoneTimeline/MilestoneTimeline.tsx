import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Status } from '../status.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import * as css from './MilestoneTimeline.css.ts';

export interface TimelineMilestone {
  id: string;
  name: string;
  completedMissions: number;
  totalMissions: number;
  status: Status;
}

export interface MilestoneTimelineProps {
  milestones: readonly TimelineMilestone[];
  /** Without it, or when it names none of the milestones, the first one is active. */
  activeId?: string | undefined;
  onSelect: (id: string) => void;
}

/** The path and its marks. The completed part of the line is solid, the rest is dotted. */
export function MilestoneTimeline({ milestones, activeId, onSelect }: MilestoneTimelineProps) {
  if (milestones.length === 0) return <p className={css.empty}>No milestones available</p>;

  const active = milestones.find(({ id }) => id === activeId) ?? milestones[0];
  return (
    <div className={css.timeline}>
      <ol role="list" className={css.path}>
        {milestones.map((milestone) => (
          <li key={milestone.id} className={css.stop} data-status={milestone.status}>
            <Stretch />
            <button
              type="button"
              className={css.milestone}
              data-status={milestone.status}
              aria-current={milestone === active ? 'step' : undefined}
              onClick={() => onSelect(milestone.id)}
            >
              <span
                className={css.mark}
                style={{ backgroundSize: `100% ${paintedShare(milestone)}%` }}
              >
                {appearances[milestone.status].mark}
              </span>
              <span className={css.label} aria-hidden="true">
                <span className={css.name}>{milestone.name}</span>
                <span className={css.count}>
                  {milestone.completedMissions}/{milestone.totalMissions}
                </span>
              </span>
              <span className={visuallyHidden}>{nameForScreenReaders(milestone)}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

const appearances: Record<Status, { mark: ReactNode; spoken: string }> = {
  open: { mark: null, spoken: '' },
  completed: {
    mark: <Check className={css.check} size={18} strokeWidth={3} aria-hidden="true" />,
    spoken: ', completed',
  },
};

/** How much of a mark is painted, in percent. */
function paintedShare({ completedMissions, totalMissions, status }: TimelineMilestone): number {
  switch (status) {
    case 'open':
      return totalMissions === 0 ? 0 : (completedMissions / totalMissions) * 100;
    case 'completed':
      return 100;
  }
}

function nameForScreenReaders(milestone: TimelineMilestone): string {
  const { name, completedMissions, totalMissions, status } = milestone;
  return `${name}, ${completedMissions} of ${totalMissions} missions completed${appearances[status].spoken}`;
}

/** The path from one mark to the next, drawn twice: the styles show the drawing that fits the width. */
function Stretch() {
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
      <svg className={css.down} viewBox="0 0 16 100" preserveAspectRatio="none" aria-hidden="true">
        <path className={css.line} d="M8 0C13 32 13 68 8 100" />
      </svg>
    </>
  );
}

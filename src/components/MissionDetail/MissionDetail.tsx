import { Check } from 'lucide-react';
import { type HTMLAttributes, type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { Badge, type BadgeTone } from '../Badge/Badge.tsx';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Markdown } from '../Markdown/Markdown.tsx';
import { minutesText } from '../minutesText.ts';
import type { Status } from '../status.ts';
import * as css from './MissionDetail.css.ts';

export interface DetailedMission {
  title: string;
  /** Markdown. */
  description: string;
  tag: string;
  tagColor: Exclude<BadgeTone, 'neutral' | 'progress'>;
  status: Status;
  /** How long it takes; undefined where nobody has said. */
  minutes?: number | undefined;
  /** When it was completed, in words; undefined where that is not known. */
  completedOn?: string | undefined;
}

export interface MissionDetailProps {
  /** Undefined without a selection. */
  mission?: DetailedMission | undefined;
  onComplete: () => void;
  /** Where the mission belongs, and the way back to there. */
  place?: ReactNode;
  /** What completing it has changed. */
  confirmation?: MissionConfirmation | undefined;
  /** What can be done next, below all of it. */
  children?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
}

interface MissionConfirmation {
  title: string;
  /** In the same paragraph as the title, since each would be said for itself, and all of it again. */
  text: ReactNode;
  /** Of the milestone: shown as way-marks, the last one just painted. */
  completedMissions: number;
  totalMissions: number;
}

export function MissionDetail({
  mission,
  onComplete,
  place,
  confirmation,
  children,
  headingRef,
}: MissionDetailProps) {
  const headingId = useId();
  const outcome = useRef<HTMLDivElement>(null);
  const nextSteps = useRef<HTMLDivElement>(null);
  const isConfirmed = Boolean(confirmation);
  const isPressed = useRef(false);

  // What stands under the pressed button may be below the view.
  useEffect(() => {
    if (isConfirmed && isPressed.current) outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [isConfirmed]);

  if (!mission) {
    return (
      <section className={css.pane}>
        <EmptyState title="Select a Mission">
          Choose a mission from the list to view its details and get started
        </EmptyState>
      </section>
    );
  }

  // A button that turns disabled drops the focus, so it moves on to what can be done next. That stands
  // beside the confirmation, which would be read twice if the focus went into it.
  const complete = () => {
    isPressed.current = true;
    nextSteps.current?.focus({ preventScroll: true });
    onComplete();
  };

  const { badge, button, group } = appearances[mission.status];
  return (
    <section className={css.pane} aria-labelledby={headingId}>
      {place && <div className={css.place}>{place}</div>}
      <div id={`${headingId}-state`} className={css.badges}>
        <Badge tone={mission.tagColor}>{mission.tag}</Badge>
        {badge}
        {mission.minutes && <span className={css.detail}>{minutesText(mission.minutes)}</span>}
        {mission.completedOn && <span className={css.detail}>{mission.completedOn}</span>}
      </div>
      <h2
        id={headingId}
        ref={headingRef}
        aria-describedby={`${headingId}-state`}
        className={css.title}
      >
        {mission.title}
      </h2>
      <div className={css.description}>
        <Markdown key={mission.description} text={mission.description} topLevel={3} />
      </div>
      <div ref={outcome} className={css.outcome} data-status={mission.status}>
        <Button {...button} width="full" onClick={complete} />
        {confirmation && <PaintedMarks {...confirmation} />}
        <div aria-live="polite" aria-atomic="true">
          {confirmation && (
            <p>
              <span className={css.confirmation}>{confirmation.title}</span> {confirmation.text}
            </p>
          )}
        </div>
        <div ref={nextSteps} tabIndex={-1} {...group} className={css.next}>
          {children}
        </div>
      </div>
    </section>
  );
}

type PaintedMarksProps = Pick<MissionConfirmation, 'completedMissions' | 'totalMissions'>;

/** The sentence below says the same. */
function PaintedMarks({ completedMissions, totalMissions }: PaintedMarksProps) {
  return (
    <div className={css.marks} aria-hidden="true">
      {Array.from({ length: totalMissions }, (_, index) => (
        <span key={index} className={css.mark} data-paint={paintOf(index + 1, completedMissions)} />
      ))}
    </div>
  );
}

function paintOf(number: number, completed: number): 'none' | 'fresh' | 'dry' {
  if (number > completed) return 'none';
  return number === completed ? 'fresh' : 'dry';
}

const tick = (size: string) => <Check size={size} strokeWidth={3} aria-hidden="true" />;

const appearances: Record<
  Status,
  { badge: ReactNode; button: ButtonProps; group: HTMLAttributes<HTMLElement> }
> = {
  open: { badge: null, button: { children: 'Mark as Completed' }, group: {} },
  completed: {
    badge: (
      <Badge tone="progress" icon={tick('0.875rem')}>
        Mission Completed
      </Badge>
    ),
    button: {
      children: 'Mission Completed',
      icon: tick('1.125rem'),
      kind: 'done',
      disabled: true,
    },
    group: { role: 'group', 'aria-label': 'Next steps' },
  },
};

import { Check } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { afterNextFrame } from '../afterNextFrame.ts';
import { Badge, type BadgeTone } from '../Badge/Badge.tsx';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { LiveMessage } from '../LiveMessage/LiveMessage.tsx';
import { Markdown } from '../Markdown/Markdown.tsx';
import type { Status } from '../status.ts';
import * as css from './MissionDetail.css.ts';

export interface DetailedMission {
  title: string;
  /** Markdown. */
  description: string;
  tag: string;
  tagColor: Exclude<BadgeTone, 'neutral' | 'progress'>;
  status: Status;
  /** When it was completed, in words; undefined where that is not known. */
  completedOn?: string | undefined;
}

export interface MissionDetailProps {
  /** `waiting` while it is being fetched, `failed` when it could not be; undefined without a selection. */
  mission?: DetailedMission | 'waiting' | 'failed' | undefined;
  /** Once a frame has been drawn after the press. */
  onComplete: () => void;
  /** Fetches what could not be fetched. */
  onRetry?: () => void;
  /** What completing has changed: one paragraph, since each would be said for itself, and all of it again. */
  confirmation?: ReactNode;
  /** What can be done next, below all of it. */
  children?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
}

export function MissionDetail({
  mission,
  onComplete,
  onRetry,
  confirmation,
  children,
  headingRef,
}: MissionDetailProps) {
  const headingId = useId();
  const outcome = useRef<HTMLDivElement>(null);
  const confirmationBox = useRef<HTMLDivElement>(null);
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

  if (typeof mission === 'string') {
    return (
      <section className={css.pane}>
        <LiveMessage message={absences[mission]} className={css.absence} />
        {mission === 'failed' && <Button onClick={() => onRetry?.()}>Try again</Button>}
      </section>
    );
  }

  // A button that turns disabled drops the focus, so it moves on first, to an empty box; what is
  // inserted there in the same moment would be spoken twice.
  const complete = () => {
    isPressed.current = true;
    confirmationBox.current?.focus({ preventScroll: true });
    afterNextFrame(onComplete);
  };

  const { badge, button } = appearances[mission.status];
  return (
    <section className={css.pane} aria-labelledby={headingId}>
      <div id={`${headingId}-state`} className={css.badges}>
        <Badge tone={mission.tagColor}>{mission.tag}</Badge>
        {badge}
        {mission.completedOn && <span className={css.completedOn}>{mission.completedOn}</span>}
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
        <Markdown text={mission.description} topLevel={3} />
      </div>
      <Button {...button} width="full" onClick={complete} />
      <div ref={outcome} className={css.outcome}>
        <div ref={confirmationBox} tabIndex={-1}>
          <div aria-live="polite" aria-atomic="true">
            {confirmation && <p className={css.confirmation}>{confirmation}</p>}
          </div>
        </div>
        {children && <div className={css.next}>{children}</div>}
      </div>
    </section>
  );
}

const absences = {
  waiting: 'Loading the missions of this milestone...',
  failed:
    'The missions of this milestone could not be fetched. Most often the connection is the reason. Nothing that you completed is lost. If trying again does not help, save your progress on this device and reload the page.',
};

const tick = (size: string) => <Check size={size} strokeWidth={3} aria-hidden="true" />;

const appearances: Record<Status, { badge: ReactNode; button: ButtonProps }> = {
  open: { badge: null, button: { children: 'Mark as Completed' } },
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
  },
};

import { Check } from 'lucide-react';
import { type ReactNode, type Ref, useId, useRef } from 'react';
import { Badge, type BadgeTone } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
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
}

export interface MissionDetailProps {
  mission?: DetailedMission | undefined;
  onComplete: () => void;
  /** What completing has changed, in whole sentences; shown until another mission is opened. */
  confirmation?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
}

export function MissionDetail({
  mission,
  onComplete,
  confirmation,
  headingRef,
}: MissionDetailProps) {
  const headingId = useId();
  const confirmationBox = useRef<HTMLDivElement>(null);

  if (!mission) {
    return (
      <section className={css.pane}>
        <EmptyState title="Select a Mission">
          Choose a mission from the list to view its details and get started
        </EmptyState>
      </section>
    );
  }

  // A button that turns disabled drops the focus, so it moves on first.
  const complete = () => {
    confirmationBox.current?.focus({ preventScroll: true });
    onComplete();
  };

  const { badge, button, isFinal } = appearances[mission.status];
  return (
    <section className={css.pane} aria-labelledby={headingId}>
      <div className={css.badges}>
        <Badge tone={mission.tagColor}>{mission.tag}</Badge>
        {badge}
      </div>
      <h2 id={headingId} ref={headingRef} tabIndex={-1} className={css.title}>
        {mission.title}
      </h2>
      <div className={css.description}>
        <Markdown text={mission.description} topLevel={3} />
      </div>
      <Button width="full" disabled={isFinal} onClick={complete}>
        {button}
      </Button>
      <div ref={confirmationBox} role="status" tabIndex={-1} className={css.confirmation}>
        {confirmation}
      </div>
    </section>
  );
}

const appearances: Record<Status, { badge: ReactNode; button: string; isFinal: boolean }> = {
  open: { badge: null, button: 'Mark as Completed', isFinal: false },
  completed: {
    badge: (
      <Badge tone="progress" icon={<Check size={14} strokeWidth={3} aria-hidden="true" />}>
        Mission Completed
      </Badge>
    ),
    button: 'Mission Completed',
    isFinal: true,
  },
};

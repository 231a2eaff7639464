import { Check } from 'lucide';
import { type ReactNode, type Ref, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Markdown } from '../Markdown/Markdown.tsx';
import { type MissionText, minutesText, type Progress } from '../plan.ts';
import { Sentence } from '../Sentence/Sentence.tsx';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import * as css from './MissionDetail.css.ts';

export interface MissionDetailProps {
  mission: MissionText;
  onComplete: () => void;
  /** Above the title, for example the way back to the list. */
  headerButtons?: ReactNode;
  /** Undefined while the mission is open. */
  completion?: MissionCompletion | undefined;
  headingRef?: Ref<HTMLHeadingElement>;
}

interface MissionCompletion {
  /** The day of the completion, in words; undefined where it is not known. */
  completedOn?: string | undefined;
  /** Undefined once the mission has been opened again. */
  confirmation?: MissionConfirmation | undefined;
  /** Buttons and notes below the confirmation. */
  nextSteps?: ReactNode;
}

/** One paragraph, because a screen reader announces several paragraphs one by one, and then all of them. */
export interface MissionConfirmation {
  title: string;
  text: string;
  /** Those in title and text that others have written. */
  names?: readonly string[];
  /** Hidden from view, because the next steps show the same. */
  spokenText?: string;
  /** Whether all of it is hidden, because the next steps show more: the end of the plan. */
  isOnlySpoken?: boolean;
  /** Of the milestone, drawn as way-marks. */
  progress: Progress;
}

export function MissionDetail({
  mission,
  onComplete,
  headerButtons,
  completion,
  headingRef,
}: MissionDetailProps) {
  const headingId = useId();
  const outcome = useRef<HTMLDivElement>(null);
  const nextSteps = useRef<HTMLDivElement>(null);

  // The focus leaves the button first, because a disabled button drops it. It goes beside the
  // confirmation, because a screen reader would read a focused confirmation twice.
  const complete = () => {
    nextSteps.current?.focus({ preventScroll: true });
    flushSync(onComplete);
    outcome.current?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <section className={css.pane} aria-labelledby={headingId}>
      {headerButtons && <div className={css.headerButtons}>{headerButtons}</div>}
      <div id={`${headingId}-state`} className={css.badges}>
        <Badge tone={mission.tagColor}>
          <bdi>{mission.tag}</bdi>
        </Badge>
        {completion && (
          <Badge tone="progress" icon={tick('0.875rem')}>
            Mission Completed
          </Badge>
        )}
        {mission.minutes && <span className={css.detail}>{minutesText(mission.minutes)}</span>}
        {mission.due && <span className={css.detail}>{mission.due.long}</span>}
        {completion?.completedOn && <span className={css.detail}>{completion.completedOn}</span>}
      </div>
      <h2
        id={headingId}
        ref={headingRef}
        dir="auto"
        aria-describedby={`${headingId}-state`}
        className={css.title}
      >
        {mission.title}
      </h2>
      <div className={css.description}>
        <Markdown text={mission.description} topLevel={3} pictures={mission.pictures} />
      </div>
      <div ref={outcome} className={css.outcome} data-status={completion ? 'completed' : 'open'}>
        {completion ? (
          <Button kind="done" width="full" icon={tick('1.125rem')} disabled>
            Mission Completed
          </Button>
        ) : (
          <Button width="full" onClick={complete}>
            Mark as Completed
          </Button>
        )}
        <Confirmation confirmation={completion?.confirmation} />
        <div
          ref={nextSteps}
          tabIndex={-1}
          {...(completion && { role: 'group', 'aria-label': 'Next steps' })}
          className={css.next}
        >
          {completion?.nextSteps}
        </div>
      </div>
    </section>
  );
}

function Confirmation({ confirmation }: Pick<MissionCompletion, 'confirmation'>) {
  return (
    <>
      {confirmation && !confirmation.isOnlySpoken && <PaintedMarks {...confirmation.progress} />}
      <div aria-live="polite" aria-atomic="true">
        {confirmation && (
          <p className={confirmation.isOnlySpoken ? visuallyHidden : undefined}>
            <span className={css.confirmation}>
              <Sentence text={confirmation.title} names={confirmation.names ?? []} />
            </span>{' '}
            {/* A no-break space, because the browser drops an ordinary space at the end of a line. */}
            <Sentence text={`${confirmation.text}\u00A0`} names={confirmation.names ?? []} />
            <span className={visuallyHidden}>{confirmation.spokenText}</span>
          </p>
        )}
      </div>
    </>
  );
}

/** Hidden from screen readers, because the sentence below says the same. */
function PaintedMarks({ completed, total }: Progress) {
  return (
    <div className={css.marks} aria-hidden="true">
      {Array.from({ length: total }, (_, index) => (
        <span key={index} className={css.mark} data-paint={paintOf(index + 1, completed)} />
      ))}
    </div>
  );
}

function paintOf(number: number, completed: number): 'none' | 'fresh' | 'dry' {
  if (number > completed) return 'none';
  return number === completed ? 'fresh' : 'dry';
}

const tick = (size: string) => <Icon shape={Check} size={size} strokeWidth={3} />;

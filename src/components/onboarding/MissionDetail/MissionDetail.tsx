import { Check } from 'lucide';
import { type ReactNode, type Ref, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Badge } from '#ui/Badge';
import { Button } from '#ui/Button';
import { EmptyState } from '#ui/EmptyState';
import { Icon } from '#ui/Icon';
import { Sentence } from '#ui/Sentence';
import { focusMessage } from '../../ui/focus/focusMessage.ts';
import { usePortalWords } from '../../words/portalWords.ts';
import { dueText } from '../details.ts';
import type { MissionView, Progress } from '../plan.ts';
import * as css from './MissionDetail.css.ts';
import { MissionText } from './MissionText.tsx';

export interface MissionDetailProps {
  mission: MissionView;
  onComplete: () => void;
  onTick: (step: string, isTicked: boolean) => void;
  /** Below the text: whom to ask, and what to know before completing the mission. */
  textEnd?: ReactNode;
  /** Above the title: the mission's place in its milestone, and the way back to the list. */
  place?: ReactNode;
  /** Undefined unless the mission has just been completed. */
  confirmation?: MissionConfirmation | undefined;
  nextSteps?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
}

export interface MissionConfirmation {
  /** Everything that a screen reader says when the mission is completed. */
  heard: string;
  /** Undefined at the end of the plan, where the next steps show it all. */
  seen?: SeenConfirmation | undefined;
}

interface SeenConfirmation {
  title: string;
  text: string;
  /** The names in the title and text that others have written. */
  names: readonly string[];
  /** The progress in the milestone, drawn as way-marks. */
  progress: Progress;
}

/** One mission to read, and the button that completes it. */
export function MissionDetail({
  mission,
  onComplete,
  onTick,
  place,
  textEnd,
  confirmation,
  nextSteps,
  headingRef,
}: MissionDetailProps) {
  const { lang, steps, tickedSteps = [], status } = mission;
  const isCompleted = status === 'completed';
  const words = usePortalWords();
  const headingId = useId();
  const heardId = useId();
  const completionArea = useRef<HTMLDivElement>(null);
  const nextStepsGroup = useRef<HTMLDivElement>(null);

  // The focus leaves the button first, because a disabled button drops it.
  const complete = () => {
    focusMessage(nextStepsGroup.current, heardId);
    flushSync(onComplete);
    completionArea.current?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <section className={css.pane} aria-labelledby={headingId}>
      {place && <div className={css.place}>{place}</div>}
      <div className={css.head}>
        <h2 id={headingId} ref={headingRef} lang={lang} dir="auto" className={css.title}>
          {mission.title}
        </h2>
        <MissionBadges {...mission} />
      </div>
      {lang && <p className={css.notTranslated}>{words.mission.notTranslated}</p>}
      <div className={css.description}>
        <MissionText mission={mission} onTick={onTick} />
      </div>
      <div className={css.textEnd}>{textEnd}</div>
      <div ref={completionArea} className={css.completion} data-status={status}>
        {!isCompleted && steps?.length === tickedSteps.length && (
          <p className={css.offer}>{words.mission.completionOffer}</p>
        )}
        {isCompleted ? (
          <Button variant="quiet" tone="done" width="full" leading={tick('1.125rem')} disabled>
            {words.mission.completed}
          </Button>
        ) : (
          <Button width="full" onClick={complete}>
            {words.mission.complete}
          </Button>
        )}
        {confirmation?.seen && <Confirmation {...confirmation.seen} />}
        {/* Only the name of the group below. */}
        {confirmation && (
          <p id={heardId} hidden>
            {confirmation.heard}
          </p>
        )}
        <div
          ref={nextStepsGroup}
          {...(isCompleted && { role: 'group', 'aria-label': words.mission.nextSteps })}
          className={css.next}
        >
          {isCompleted && nextSteps}
        </div>
      </div>
    </section>
  );
}

/** What there is to know about a mission at a glance. */
function MissionBadges(mission: MissionView) {
  const { tag, tagColor, lang, status, minutes, due, steps, tickedSteps, completedAt } = mission;
  const { mission: words, days } = usePortalWords();
  return (
    <div className={css.badges}>
      <Badge tone={tagColor}>
        <bdi lang={lang}>{tag}</bdi>
      </Badge>
      {status === 'completed' && (
        <Badge tone="progress" leading={tick('0.875rem')}>
          {words.completed}
        </Badge>
      )}
      {minutes && <span className={css.detail}>{words.minutes(minutes)}</span>}
      {due && <span className={css.detail}>{dueText(due, days.long)}</span>}
      {steps && (
        <span className={css.detail}>{words.steps(tickedSteps?.length ?? 0, steps.length)}</span>
      )}
      {completedAt && <span className={css.detail}>{words.completedOn(completedAt)}</span>}
    </div>
  );
}

function Confirmation({ title, text, names, progress }: SeenConfirmation) {
  return (
    <>
      <PaintedMarks {...progress} />
      <p>
        <span className={css.confirmation}>
          <Sentence text={title} names={names} />
        </span>{' '}
        <Sentence text={text} names={names} />
      </p>
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

/** Shown instead of the detail if no mission is selected (docs/specification.md, section 2). */
export function NoMission() {
  const { title, text } = usePortalWords().mission.none;
  return (
    <section className={css.pane}>
      <EmptyState title={title}>{text}</EmptyState>
    </section>
  );
}

const tick = (size: string) => <Icon shape={Check} size={size} strokeWidth={3} />;

import { Check } from 'lucide';
import { type ReactNode, type Ref, useId } from 'react';
import { Badge } from '#ui/Badge';
import { Button } from '#ui/Button';
import { EmptyState } from '#ui/EmptyState';
import { Icon } from '#ui/Icon';
import { Sentence } from '#ui/Sentence';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { usePortalWords } from '../../words/portalWords.ts';
import { DetailsLine } from '../DetailsLine/DetailsLine.tsx';
import { detailsText, dueText, minutesText } from '../details.ts';
import type { MissionView, Progress } from '../plan.ts';
import * as css from './MissionDetail.css.ts';
import { MissionText } from './MissionText.tsx';
import { WalkedStretch } from './WalkedStretch.tsx';

export interface MissionDetailProps {
  /** The mission to read. */
  mission: MissionView;
  /** Called when the button is pressed. Once the mission is completed, nothing takes it back. */
  onComplete: () => void;
  /** Called with a step's id when its box in the text is checked or unchecked. */
  onCheck: (step: string, isChecked: boolean) => void;
  /** Above the title. It stays in view on a phone. */
  place?: MissionPlace | undefined;
  /** Below the text: whom to ask, and what to know before completing the mission. */
  children?: ReactNode;
  /** Undefined unless the mission has just been completed, and at the end of the plan, where the footer says it all. */
  confirmation?: MissionConfirmation | undefined;
  /** Below a completed mission: what comes next. */
  footer?: ReactNode;
  /** One below the heading above the mission. The text's headings are below this one. */
  headingLevel?: 2 | 3;
  /** For a script that moves the focus or the page here. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** For a script that shows the completion: the button with what follows it. */
  completionRef?: Ref<HTMLDivElement>;
  /** For a script that moves the focus here: the group of the footer. */
  nextStepsRef?: Ref<HTMLDivElement>;
}

/** The mission's place in its milestone, and the way back to the list. */
interface MissionPlace {
  milestoneName: string;
  /** Of the mission in the list, from 1. */
  number: number;
  total: number;
  onPress: () => void;
}

/** What is said once the mission is completed. */
export interface MissionConfirmation {
  title: string;
  text: string;
  /** The names in the title and text that others have written. */
  names: readonly string[];
  /** The progress in the milestone, drawn as way-marks; once it is whole, as the way to the next milestone. */
  progress: Progress;
}

/**
 * One mission to read, and the button that completes it.
 *
 * - It goes with a `MissionList`. If no mission is selected, take `NoMission`; to lead to a mission, `NextStep`.
 * - The text is HR's Markdown: what to do first, then why. What it links to opens in a new tab.
 * - A completion is final. The button is then disabled and says so, and below it stand the confirmation and the footer.
 *   The owner moves the focus to the footer, so that Tab leads to what comes next.
 * - A screen reader finds a region with the title as its name, and hears the title before the badges. The owner says the
 *   confirmation, and the offer that appears once the last step is checked.
 */
export function MissionDetail({
  mission,
  onComplete,
  onCheck,
  place,
  children,
  confirmation,
  footer,
  headingLevel = 2,
  headingRef,
  completionRef,
  nextStepsRef,
}: MissionDetailProps) {
  const { lang, steps, checkedSteps = [], status } = mission;
  const isCompleted = status === 'completed';
  const words = usePortalWords();
  const Heading = `h${headingLevel}` as const;
  const headingId = useId();

  return (
    <section className={css.pane} aria-labelledby={headingId}>
      {place && (
        <div className={css.place}>
          <Place {...place} />
        </div>
      )}
      <div className={css.content}>
        <div className={css.head}>
          <Heading id={headingId} ref={headingRef} lang={lang} dir="auto" className={css.title}>
            {mission.title}
          </Heading>
          <MissionBadges {...mission} />
        </div>
        {lang && <p className={css.notTranslated}>{words.mission.notTranslated}</p>}
        <div className={css.description}>
          <MissionText mission={mission} topLevel={headingLevel === 2 ? 3 : 4} onCheck={onCheck} />
        </div>
        <div className={css.afterText}>{children}</div>
        <div ref={completionRef} className={css.completion} data-status={status}>
          {!isCompleted && steps?.length === checkedSteps.length && (
            <p className={css.offer}>{words.mission.completionOffer}</p>
          )}
          {isCompleted ? (
            <Button
              variant="quiet"
              tone="done"
              width="full"
              leading={checkMark('1.125rem')}
              disabled
            >
              {words.mission.completed}
            </Button>
          ) : (
            <Button width="full" onClick={onComplete}>
              {words.mission.complete}
            </Button>
          )}
          {confirmation && <Confirmation {...confirmation} />}
          <div
            ref={nextStepsRef}
            {...(isCompleted && { role: 'group', 'aria-label': words.mission.nextSteps })}
            className={css.next}
          >
            {isCompleted && footer}
          </div>
        </div>
      </div>
    </section>
  );
}

function Place({ milestoneName, number, total, onPress }: MissionPlace) {
  const { page, screen } = usePortalWords();
  const place = screen.place(number, total);
  return (
    <Button variant="plain" onClick={onPress}>
      <span className={css.placeLine} aria-hidden="true">
        <bdi className={css.placeName}>{milestoneName}</bdi>
        <span>{detailsText(['', place])}</span>
      </span>
      <VisuallyHidden>{detailsText([milestoneName, place], page.spokenSeparator)}</VisuallyHidden>
    </Button>
  );
}

/** What there is to know about a mission at a glance. */
function MissionBadges(mission: MissionView) {
  const { tag, tagColor, lang, status, minutes, due, steps, checkedSteps, completedAt } = mission;
  const { mission: words, days } = usePortalWords();
  return (
    <div className={css.badges}>
      <Badge tone={tagColor}>
        <bdi lang={lang}>{tag}</bdi>
      </Badge>
      {status === 'completed' && (
        <Badge tone="progress" leading={checkMark('0.875rem')}>
          {words.completed}
        </Badge>
      )}
      <span className={css.details}>
        <DetailsLine
          details={[
            completedAt && words.completedOn(completedAt),
            minutesText(minutes, words),
            due && dueText(due, days.long),
            steps && words.steps(checkedSteps?.length ?? 0, steps.length),
          ]}
        />
      </span>
    </div>
  );
}

function Confirmation({ title, text, names, progress }: MissionConfirmation) {
  const isMilestoneCompleted = progress.completed === progress.total;
  return (
    <>
      {isMilestoneCompleted ? <WalkedStretch /> : <PaintedMarks {...progress} />}
      <p>
        <span className={isMilestoneCompleted ? css.milestoneCompleted : css.missionCompleted}>
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

const checkMark = (size: string) => <Icon shape={Check} size={size} strokeWidth={3} />;

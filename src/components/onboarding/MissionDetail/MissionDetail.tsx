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
  /** Called when the button is clicked. A completion cannot be undone. */
  onComplete: () => void;
  /** Called with a step's id when its box in the text is checked or unchecked. */
  onCheck: (step: string, isChecked: boolean) => void;
  /** Shown above the title. On a phone, it stays in view. */
  place?: MissionPlace | undefined;
  /** Shown below the text, for contacts and for notes to read before completing the mission. */
  children?: ReactNode;
  /** Only defined if the mission has just been completed. At the end of the plan, the footer replaces it. */
  confirmation?: MissionConfirmation | undefined;
  /** Shown below a completed mission, for the next steps. */
  footer?: ReactNode;
  /** One below the preceding heading. The text's headings are below this level. */
  headingLevel?: 2 | 3;
  /** The heading element, for a script that focuses it or scrolls to it. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** The button and everything below, for a script that scrolls the completion into view. */
  completionRef?: Ref<HTMLDivElement>;
  /** The footer's group, for a script that moves the focus there. */
  nextStepsRef?: Ref<HTMLDivElement>;
}

/** The mission's place in its milestone, and the way back to the list. */
interface MissionPlace {
  milestoneName: string;
  /** The position of the mission in the list, from 1. */
  number: number;
  total: number;
  onPress: () => void;
}

/** Confirms that the mission is completed. */
export interface MissionConfirmation {
  title: string;
  text: string;
  /** The user-written names in the title and text. */
  names: readonly string[];
  /** The milestone's progress, shown as way-marks; once complete, as the path to the next milestone. */
  progress: Progress;
}

/**
 * Shows one mission, with the button that completes it.
 *
 * - It belongs to a `MissionList`. If no mission is selected, use `NoMission`; to link to a mission, `NextStep`.
 * - The text is HR's Markdown, which says what to do, then why. Its links open in a new tab.
 * - A completion is final. The button is then disabled and says so, and the confirmation and the footer appear below.
 *   The owner moves the focus to the footer, so that Tab leads to the next step.
 * - Screen readers find a region named by the title, and read the title before the badges. The owner announces the
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

/** Shows a mission's key facts at a glance. */
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

/** Replaces the detail if no mission is selected (docs/specification.md, section 2). */
export function NoMission() {
  const { title, text } = usePortalWords().mission.none;
  return (
    <section className={css.pane}>
      <EmptyState title={title}>{text}</EmptyState>
    </section>
  );
}

const checkMark = (size: string) => <Icon shape={Check} size={size} strokeWidth={3} />;

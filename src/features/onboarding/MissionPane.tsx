import type { Ref } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { CopyButton } from '#components/CopyButton/CopyButton.tsx';
import { JourneyEnd } from '#components/JourneyEnd/JourneyEnd.tsx';
import { MissionDetail } from '#components/MissionDetail/MissionDetail.tsx';
import { visuallyHidden } from '#components/theme/visuallyHidden.css.ts';
import type { MilestoneView, MissionView, NextStep } from './journey.ts';
import { PersistenceNote } from './persistence/PersistenceNote.tsx';
import type { Persistence, ProgressStore } from './persistence/progressStore.ts';
import {
  completionSentences,
  nextLabel,
  persistenceMessages,
  placeSentence,
  withCompletedOn,
} from './sentences.ts';

export interface MissionPaneProps {
  milestone: MilestoneView;
  /** Undefined without a selection. */
  mission: MissionView | undefined;
  /** Undefined when nothing is open any more. */
  next: NextStep | undefined;
  /** Of the whole plan. */
  totalMissions: number;
  /** Whether it was completed since it was opened. */
  isJustCompleted: boolean;
  /** Whether it is the first that was completed since the portal was opened. */
  isFirst: boolean;
  persistence: Persistence;
  store: ProgressStore;
  onComplete: () => void;
  onGoTo: (step: NextStep) => void;
  onShowList: () => void;
  headingRef: Ref<HTMLHeadingElement>;
}

/** A mission to read, and once it is completed: what that has changed, how long it lasts, the way on. */
export function MissionPane({
  milestone,
  mission,
  next,
  totalMissions,
  isJustCompleted,
  isFirst,
  persistence,
  store,
  onComplete,
  onGoTo,
  onShowList,
  headingRef,
}: MissionPaneProps) {
  const { offer, note, shortNote } = persistenceMessages[persistence];
  const isForgotten = offer !== 'forget';
  const isBrief = !isFirst && shortNote !== undefined;
  const lasting = !isForgotten ? note : isBrief ? [shortNote] : note;
  const end = !next && <JourneyEnd totalMissions={totalMissions} />;
  const { title, text } = completionSentences(milestone);
  /** With the confirmation; the eye finds both further down. */
  const spoken = [
    ...(isForgotten ? lasting : []),
    ...(end ? ['Your whole plan is complete.'] : []),
  ];
  return (
    <MissionDetail
      mission={mission && withCompletedOn(mission)}
      onComplete={onComplete}
      place={
        mission && (
          <>
            <Button kind="plain" onClick={onShowList}>
              {placeSentence(milestone, mission)}
            </Button>
            <CopyButton getText={() => window.location.href}>Copy link</CopyButton>
          </>
        )
      }
      confirmation={
        isJustCompleted
          ? {
              title,
              text: (
                <>
                  {/* What is hidden is no part of the line, at whose end an ordinary space is dropped. */}
                  <span>{`${text}\u00A0`}</span>
                  <span className={visuallyHidden}>{spoken.join(' ')}</span>
                </>
              ),
              completedMissions: milestone.progress.completed,
              totalMissions: milestone.progress.total,
            }
          : undefined
      }
      headingRef={headingRef}
    >
      {mission?.status === 'completed' && (
        <>
          {next && (
            <Button width="full" onClick={() => onGoTo(next)}>
              {nextLabel(next, milestone)}
            </Button>
          )}
          {isJustCompleted && (
            <PersistenceNote
              sentences={lasting}
              offer={isForgotten ? offer : undefined}
              isSaid={isForgotten}
              isBrief={isBrief}
              store={store}
            />
          )}
          {end}
        </>
      )}
    </MissionDetail>
  );
}

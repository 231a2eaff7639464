import type { Ref } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { JourneyEnd } from '#components/JourneyEnd/JourneyEnd.tsx';
import { MissionDetail } from '#components/MissionDetail/MissionDetail.tsx';
import { visuallyHidden } from '#components/theme/visuallyHidden.css.ts';
import type { NextStep } from './nextStep.ts';
import { PersistenceNote } from './persistence/PersistenceNote.tsx';
import { persistenceMessages } from './persistence/persistenceMessages.ts';
import type { Persistence, ProgressStore } from './persistence/progressStore.ts';
import type { MilestoneView, MissionView } from './progress.ts';
import { completionSentences, nextLabel, withCompletedOn } from './sentences.ts';

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
  persistence: Persistence;
  store: ProgressStore;
  onComplete: () => void;
  onGoTo: (step: NextStep) => void;
  headingRef: Ref<HTMLHeadingElement>;
}

/** A mission to read, and once it is completed: what that has changed, how long it lasts, the way on. */
export function MissionPane({
  milestone,
  mission,
  next,
  totalMissions,
  isJustCompleted,
  persistence,
  store,
  onComplete,
  onGoTo,
  headingRef,
}: MissionPaneProps) {
  const { offer, note } = persistenceMessages[persistence];
  const isForgotten = offer !== 'forget';
  const end = !next && <JourneyEnd totalMissions={totalMissions} />;
  const sentences = [...completionSentences(milestone), ...(isForgotten ? note : [])];
  return (
    <MissionDetail
      mission={mission && withCompletedOn(mission)}
      onComplete={onComplete}
      confirmation={
        isJustCompleted && (
          <>
            {sentences.map((sentence) => (
              <span key={sentence}>{sentence} </span>
            ))}
            {end && <span className={visuallyHidden}>Your whole plan is complete.</span>}
          </>
        )
      }
      headingRef={headingRef}
    >
      {mission?.status === 'completed' && (
        <>
          {next && <Button onClick={() => onGoTo(next)}>{nextLabel(next, milestone)}</Button>}
          {isJustCompleted && (
            <PersistenceNote
              sentences={isForgotten ? [] : note}
              offer={isForgotten ? offer : undefined}
              store={store}
            />
          )}
          {end}
        </>
      )}
    </MissionDetail>
  );
}

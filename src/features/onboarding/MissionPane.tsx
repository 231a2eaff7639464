import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { CopyButton } from '#components/CopyButton/CopyButton.tsx';
import { MissionDetail } from '#components/MissionDetail/MissionDetail.tsx';
import type { Step } from './journey.ts';
import { PersistenceNote } from './persistence/PersistenceNote.tsx';
import { completedOn, confirmationOf, nextLabel, placeSentence } from './sentences.ts';
import type { PlanState } from './usePlan.ts';

export interface MissionPaneProps {
  plan: PlanState;
  step: Step;
  /** Of the plan; stands below a completed mission once nothing is open. */
  end: ReactNode;
}

/** A mission to read, and once it is completed: what that has changed, how long it lasts, the way on. */
export function MissionPane({ plan, step, end }: MissionPaneProps) {
  const { milestone, mission } = step;
  const { journey } = plan;
  const message = plan.messages.confirmation;
  const completion = {
    completedOn: completedOn(mission),
    confirmation: message && confirmationOf(milestone, journey, message),
    nextSteps: (
      <>
        {journey.status === 'open' && (
          <Button width="full" onClick={() => plan.selectStep(journey.next)}>
            {nextLabel(journey.next, milestone)}
          </Button>
        )}
        {end}
        {message && <PersistenceNote message={message} choices={plan} />}
        <Button kind="plain" onClick={plan.showMissionList}>
          {`All missions of ${milestone.name}`}
        </Button>
      </>
    ),
  };
  return (
    <MissionDetail
      mission={mission}
      headerButtons={
        <>
          <Button kind="plain" onClick={plan.showMissionList}>
            {placeSentence(step)}
          </Button>
          <CopyButton getText={() => window.location.href}>Copy link</CopyButton>
        </>
      }
      onComplete={() => plan.complete(step)}
      completion={mission.status === 'completed' ? completion : undefined}
      headingRef={plan.headings.mission}
    />
  );
}

import { Button } from '#components/Button/Button.tsx';
import { CopyButton } from '#components/CopyButton/CopyButton.tsx';
import { JourneyEnd } from '#components/JourneyEnd/JourneyEnd.tsx';
import { MissionDetail } from '#components/MissionDetail/MissionDetail.tsx';
import type { Step } from './journey.ts';
import { PersistenceNote } from './persistence/PersistenceNote.tsx';
import { completedOn, confirmationOf, nextLabel, placeSentence } from './sentences.ts';
import type { PlanState } from './usePlan.ts';

/** A mission to read, and once it is completed: what that has changed, how long it lasts, the way on. */
export function MissionPane({ plan, step }: { plan: PlanState; step: Step }) {
  const { milestone, mission } = step;
  const { journey, progress } = plan;
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
        {message && <PersistenceNote message={message} choices={plan} />}
        {journey.status === 'completed' && <JourneyEnd totalMissions={progress.total} />}
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

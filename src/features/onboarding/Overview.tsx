import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { JourneyEnd } from '#components/JourneyEnd/JourneyEnd.tsx';
import { NextStepCard } from '#components/NextStepCard/NextStepCard.tsx';
import { ContinueButton } from './PlanHeader.tsx';
import type { PlanState } from './usePlan.ts';

/** Stands below the timeline before a milestone is chosen. */
export function Overview({ plan }: { plan: PlanState }) {
  const { journey, progress } = plan;
  return (
    <>
      <EmptyState
        title="Get Started with Your Onboarding"
        preview={
          journey.status === 'open' && (
            <NextStepCard
              milestoneName={journey.next.milestone.name}
              mission={journey.next.mission}
            >
              <ContinueButton plan={plan} next={journey.next} />
            </NextStepCard>
          )
        }
      >
        Select a milestone from the timeline to see its missions and begin.
      </EmptyState>
      {journey.status === 'completed' && <JourneyEnd totalMissions={progress.total} />}
    </>
  );
}

import type { ReactNode } from 'react';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { NoMission } from '#components/MissionDetail/NoMission.tsx';
import { MilestoneSection } from './MilestoneSection.tsx';
import { MissionPane } from './MissionPane.tsx';
import { Overview } from './Overview.tsx';
import type { PlanState } from './usePlan.ts';

/** What the selection leads to, below the timeline. */
export function PlanDetail({ plan, contact }: { plan: PlanState; contact: ReactNode }) {
  const { shown } = plan;
  switch (shown.kind) {
    case 'noPlan':
      return (
        <EmptyState title="Get Started with Your Onboarding" contact={contact}>
          There is no plan for your account yet. Please ask HR to choose one for you.
        </EmptyState>
      );
    case 'overview':
      return <Overview plan={plan} />;
    case 'milestone':
    case 'mission':
      return (
        <MilestoneSection plan={plan} milestone={shown.milestone}>
          {shown.kind === 'mission' ? <MissionPane plan={plan} step={shown} /> : <NoMission />}
        </MilestoneSection>
      );
  }
}

import type { ReactNode } from 'react';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { NoMission } from '#components/MissionDetail/NoMission.tsx';
import { MilestoneSection } from './MilestoneSection.tsx';
import { MissionPane } from './MissionPane.tsx';
import { placeholderSentence } from './sentences.ts';
import type { PlanState } from './usePlan.ts';

export interface PlanDetailProps {
  plan: PlanState;
  /** Whom a person can ask. */
  contact: ReactNode;
  /** Of the plan; stands below a completed mission. */
  end: ReactNode;
}

/** What the selection leads to, below the timeline. */
export function PlanDetail({ plan, contact, end }: PlanDetailProps) {
  const { shown } = plan;
  switch (shown.kind) {
    case 'noPlan':
      return (
        <EmptyState title="Get Started with Your Onboarding" contact={contact}>
          There is no plan for your account yet. Please ask HR to choose one for you.
        </EmptyState>
      );
    case 'overview':
      return (
        <EmptyState title="Get Started with Your Onboarding">
          {placeholderSentence(plan)}
        </EmptyState>
      );
    case 'milestone':
    case 'mission':
      return (
        <MilestoneSection plan={plan} milestone={shown.milestone}>
          {shown.kind === 'mission' ? (
            <MissionPane plan={plan} step={shown} end={end} />
          ) : (
            <NoMission />
          )}
        </MilestoneSection>
      );
  }
}

import type { ReactNode } from 'react';
import { MissionList } from '#components/MissionList/MissionList.tsx';
import { Columns } from '#components/PortalPage/Columns.tsx';
import { ProgressCard } from '#components/ProgressCard/ProgressCard.tsx';
import type { MilestoneView } from './journey.ts';
import type { PlanState } from './usePlan.ts';

export interface MilestoneSectionProps {
  plan: PlanState;
  milestone: MilestoneView;
  /** The detail pane. */
  children: ReactNode;
}

/** The `id` of the button of the first open mission. */
export const firstOpenId = 'first-open-mission';

/** The progress of a milestone, its missions, and beside them the selected one. */
export function MilestoneSection({ plan, milestone, children }: MilestoneSectionProps) {
  const { id, name, progress, missions } = milestone;
  const { headings } = plan;
  return (
    <>
      {/* A new card for each milestone, because some screen readers announce a percentage that changes. */}
      <ProgressCard key={id} milestoneName={name} {...progress} headingRef={headings.progress} />
      <Columns
        list={
          <MissionList
            milestoneName={name}
            missions={missions}
            selectedId={plan.shown.mission?.id}
            firstOpenId={firstOpenId}
            headingRef={headings.list}
            onSelect={(missionId) => plan.selectMission(id, missionId)}
          />
        }
        detail={children}
      />
    </>
  );
}

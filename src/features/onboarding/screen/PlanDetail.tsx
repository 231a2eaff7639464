import type { ReactNode } from 'react';
import { usePortalWords } from '#components/words/portalWords.ts';
import { useSignInWords } from '#components/words/signInWords.ts';
import { NoMission } from '#onboarding/MissionDetail';
import { MissionList } from '#onboarding/MissionList';
import { ProgressCard } from '#onboarding/ProgressCard';
import { Columns } from '#page/Columns';
import { ScreenOnly } from '#page/ScreenOnly';
import { type Contact, ContactLine } from '#ui/ContactLine';
import { EmptyState } from '#ui/EmptyState';
import type { PortalScreen } from './usePortalScreen.ts';

export interface PlanDetailProps {
  screen: PortalScreen;
  /** Whether the mission was opened, and not just the milestone that starts with it. */
  isMissionOpened: boolean;
  /** The `id` of the first open mission's link. */
  firstOpenId: string;
  missionPane: ReactNode;
  contact: Contact | undefined;
}

/**
 * The selection, shown below the timeline: a milestone's progress and missions, with one mission beside them.
 */
export function PlanDetail({
  screen,
  isMissionOpened,
  firstOpenId,
  missionPane,
  contact,
}: PlanDetailProps) {
  const words = usePortalWords().screen;
  const { questions } = useSignInWords().everywhere;
  const { selected, journey, progress: planProgress } = screen.view;
  const { kind, milestone, mission } = selected;
  if (kind === 'noPlan') {
    return (
      <EmptyState
        title={words.placeholderTitle}
        footer={contact && <ContactLine label={questions} {...contact} />}
      >
        {words.noPlan}
      </EmptyState>
    );
  }
  if (kind === 'overview') {
    // At the end of the plan, the header card shows the end of the journey.
    if (journey === 'completed') return null;
    return (
      <EmptyState title={words.placeholderTitle}>
        {planProgress.completed === 0 ? words.toBegin : words.toGoOn}
      </EmptyState>
    );
  }
  const { id, name, lang, progress, missions, missionsBeforeToday } = milestone;
  return (
    <>
      <ScreenOnly>
        <ProgressCard
          milestoneName={name}
          lang={lang}
          {...progress}
          headingRef={screen.elements.progress}
        />
      </ScreenOnly>
      <Columns
        list={
          <MissionList
            milestoneName={name}
            lang={lang}
            missions={missions}
            selectedId={mission?.id}
            missionsBeforeToday={missionsBeforeToday}
            firstOpenId={firstOpenId}
            headingRef={screen.elements.list}
            linkTo={(missionId) => screen.linkTo({ milestoneId: id, missionId })}
            onSelect={(missionId) => screen.on.mission(id, missionId)}
          />
        }
        detail={kind === 'mission' ? missionPane : <NoMission />}
        isDetailOpened={isMissionOpened}
      />
    </>
  );
}

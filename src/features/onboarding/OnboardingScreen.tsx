import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { LiveMessage } from '#components/LiveMessage/LiveMessage.tsx';
import {
  MilestoneTimeline,
  type TimelineMilestone,
} from '#components/MilestoneTimeline/MilestoneTimeline.tsx';
import { MissionDetail } from '#components/MissionDetail/MissionDetail.tsx';
import { MissionList } from '#components/MissionList/MissionList.tsx';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { Panel } from '#components/Panel/Panel.tsx';
import { PlanIntro } from '#components/PlanIntro/PlanIntro.tsx';
import { PortalFooter } from '#components/PortalFooter/PortalFooter.tsx';
import { PortalHeader } from '#components/PortalHeader/PortalHeader.tsx';
import { Columns, PortalPage } from '#components/PortalPage/PortalPage.tsx';
import { ProgressCard } from '#components/ProgressCard/ProgressCard.tsx';
import { initialsOf } from './initials.ts';
import { KeepingNote, UnreadRecordBox } from './keeping/KeepingNote.tsx';
import type { ProgressStore } from './keeping/progressStore.ts';
import { bringIntoView, moveTo } from './moveIntoView.ts';
import { type MilestoneView, viewMilestones } from './progress.ts';
import { resolveSelection, type Selection } from './selection.ts';
import { completionSentences, progressSentence } from './sentences.ts';
import type { OnboardingSource } from './source.ts';

export interface OnboardingScreenProps {
  employeeId: string;
  source: OnboardingSource;
  store: ProgressStore;
  selection: Selection;
  onSelectionChange: (selection: Selection) => void;
  onSignOut: () => void;
  /** A quiet line about this installation for the footer. */
  notice?: string | undefined;
  /** `moved` when the app has brought the person here: the focus goes to the heading. */
  arrival: 'first' | 'moved';
}

/** What the last choice of a milestone tells a screen reader, as long as that milestone is shown. */
interface Announcement {
  readonly milestoneId: string;
  readonly sentence: string;
}

export function OnboardingScreen({
  employeeId,
  source,
  store,
  selection,
  onSelectionChange,
  onSignOut,
  notice,
  arrival,
}: OnboardingScreenProps) {
  const { progress, keeping } = useSyncExternalStore(store.subscribe, store.getSnapshot);
  /** The mission that was just completed, until another one is opened. */
  const [justCompleted, setJustCompleted] = useState<string>();
  const [announcement, setAnnouncement] = useState<Announcement>();
  const pageHeading = useRef<HTMLHeadingElement>(null);
  const progressHeading = useRef<HTMLHeadingElement>(null);
  const missionHeading = useRef<HTMLHeadingElement>(null);
  const pressed = useRef<'milestone' | 'mission'>(undefined);
  const lastSelected = useRef<string>(undefined);

  const employee = source.employee(employeeId);
  const milestones = viewMilestones(source.milestones(employeeId), progress);
  const { milestone, mission } = resolveSelection(milestones, selection);
  const selected = `${milestone?.id}/${mission?.id}`;

  useEffect(() => {
    if (arrival === 'moved') pageHeading.current?.focus();
  }, [arrival]);

  // What was pressed decides. Back and Forward only mend the focus where it has been lost.
  useEffect(() => {
    const isMove = lastSelected.current !== undefined && lastSelected.current !== selected;
    lastSelected.current = selected;
    if (isMove) setJustCompleted(undefined);
    if (pressed.current === 'milestone') bringIntoView(sectionOf(progressHeading));
    else if (pressed.current === 'mission') moveTo(missionHeading.current);
    else if (isMove && document.activeElement === document.body) {
      (missionHeading.current ?? pageHeading.current)?.focus();
    }
    pressed.current = undefined;
  }, [selected]);

  const chooseMilestone = (milestoneId: string) => {
    const chosen = milestones.find(({ id }) => id === milestoneId);
    if (!chosen) return;
    setAnnouncement({ milestoneId, sentence: progressSentence(chosen) });
    if (chosen.id === milestone?.id && mission === milestone.missions[0]) {
      bringIntoView(sectionOf(progressHeading));
      return;
    }
    pressed.current = 'milestone';
    onSelectionChange({ milestoneId });
  };

  const chooseMission = (missionId: string) => {
    if (missionId === mission?.id) {
      moveTo(missionHeading.current);
      return;
    }
    setAnnouncement(undefined);
    pressed.current = 'mission';
    onSelectionChange({ milestoneId: milestone?.id, missionId });
  };

  const complete = () => {
    if (!milestone || !mission) return;
    store.complete(milestone.id, mission.id);
    setJustCompleted(selected);
    setAnnouncement(undefined);
  };

  return (
    <PortalPage
      header={<PortalHeader initials={initialsOf(employee?.fullName)} onSignOut={onSignOut} />}
      footer={<PortalFooter notice={notice} />}
    >
      <PageTitle title="Your onboarding" />
      <PlanIntro employeeName={employee?.fullName} headingRef={pageHeading} />
      <UnreadRecordBox keeping={keeping} />
      <Panel
        title="Your Onboarding Timeline"
        hint="Click on any milestone to view and complete its missions"
      >
        <MilestoneTimeline
          milestones={milestones.map(toTimelineMilestone)}
          activeId={milestone?.id}
          onSelect={chooseMilestone}
        />
      </Panel>
      <LiveMessage
        message={announcement?.milestoneId === milestone?.id ? (announcement?.sentence ?? '') : ''}
      />
      {milestone ? (
        <>
          <ProgressCard
            milestoneName={milestone.name}
            completedMissions={milestone.tally.completed}
            totalMissions={milestone.tally.total}
            percentage={milestone.tally.percentage}
            headingRef={progressHeading}
          />
          <Columns
            list={
              <MissionList
                milestoneName={milestone.name}
                missions={milestone.missions}
                selectedId={mission?.id}
                onSelect={chooseMission}
              />
            }
            detail={
              <MissionDetail
                key={mission?.id}
                mission={mission}
                onComplete={complete}
                headingRef={missionHeading}
                confirmation={
                  selected === justCompleted &&
                  completionSentences(milestone, milestones).map((sentence) => (
                    <p key={sentence}>{sentence}</p>
                  ))
                }
              />
            }
          />
        </>
      ) : (
        <EmptyState title="Get Started with Your Onboarding">
          Select a milestone from the timeline to see its missions and begin.
        </EmptyState>
      )}
      <KeepingNote keeping={keeping} store={store} />
    </PortalPage>
  );
}

const sectionOf = (heading: RefObject<HTMLHeadingElement | null>) =>
  heading.current?.closest('section');

const toTimelineMilestone = ({ id, name, status, tally }: MilestoneView): TimelineMilestone => ({
  id,
  name,
  status,
  completedMissions: tally.completed,
  totalMissions: tally.total,
});

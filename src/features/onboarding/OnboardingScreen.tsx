import { useRef, useSyncExternalStore } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { JourneyEnd } from '#components/JourneyEnd/JourneyEnd.tsx';
import { LiveMessage } from '#components/LiveMessage/LiveMessage.tsx';
import {
  MilestoneTimeline,
  type TimelineMilestone,
} from '#components/MilestoneTimeline/MilestoneTimeline.tsx';
import { MissionList } from '#components/MissionList/MissionList.tsx';
import { Note } from '#components/Note/Note.tsx';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { Panel } from '#components/Panel/Panel.tsx';
import { PlanIntro } from '#components/PlanIntro/PlanIntro.tsx';
import { PortalFooter } from '#components/PortalFooter/PortalFooter.tsx';
import { PortalHeader } from '#components/PortalHeader/PortalHeader.tsx';
import { Columns, PortalPage, SkipLink } from '#components/PortalPage/PortalPage.tsx';
import { ProgressCard } from '#components/ProgressCard/ProgressCard.tsx';
import { visuallyHidden } from '#components/theme/visuallyHidden.css.ts';
import { initialsOf } from './initials.ts';
import { MissionPane } from './MissionPane.tsx';
import { nextStep } from './nextStep.ts';
import { PersistenceNote } from './persistence/PersistenceNote.tsx';
import { planMessage } from './persistence/persistenceMessages.ts';
import type { ProgressStore } from './persistence/progressStore.ts';
import type { PlanStore } from './planStore.ts';
import { findMission, type MilestoneView, tallyOf, viewMilestones } from './progress.ts';
import { resolveSelection, type Selection } from './selection.ts';
import { beginLabel, pageTitle } from './sentences.ts';
import { useBringIntoView } from './useBringIntoView.ts';
import { useFetchedMissions } from './useFetchedMissions.ts';
import { useMoves } from './useMoves.ts';
import { usePrintout } from './usePrintout.tsx';

export interface OnboardingScreenProps {
  /** Undefined or empty where nobody has entered a name. */
  employeeName?: string | undefined;
  /** The employee's plan; without milestones where there is none. */
  plan: PlanStore;
  store: ProgressStore;
  selection: Selection;
  onSelectionChange: (selection: Selection) => void;
  onSignOut: () => void;
  /** A quiet line about this installation for the footer. */
  notice?: string | undefined;
  /** `moved` when the app has brought the person here: the focus goes to the heading. */
  arrival: 'first' | 'moved';
}

const firstOpenId = 'first-open-mission';

export function OnboardingScreen({
  employeeName,
  plan,
  store,
  selection,
  onSelectionChange,
  onSignOut,
  notice,
  arrival,
}: OnboardingScreenProps) {
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const { progress, persistence } = snapshot;
  const pageHeading = useRef<HTMLHeadingElement>(null);
  const progressHeading = useRef<HTMLHeadingElement>(null);
  const listHeading = useRef<HTMLHeadingElement>(null);
  const missionHeading = useRef<HTMLHeadingElement>(null);

  const planned = useSyncExternalStore(plan.subscribe, plan.getMilestones);
  const milestones = viewMilestones(planned, progress);
  const journey = tallyOf(milestones.flatMap(({ standings }) => standings));
  const hasMissions = journey.total > 0;
  const { milestone, mission } = resolveSelection(milestones, selection);
  const whole = findMission(milestone, mission?.id);
  const { paper, printPlan, preparation } = usePrintout({
    employeeName,
    journey,
    milestones,
    mission: whole,
    plan,
  });
  const selected = `${milestone?.id}/${mission?.id}`;
  const next = nextStep(milestones, milestone && mission && { milestone, mission });
  const following = milestone && milestones[milestones.indexOf(milestone) + 1];
  useFetchedMissions(plan, milestone, [next?.milestone, following]);
  const view = useBringIntoView({
    selected,
    isThere: typeof milestone?.missions !== 'string',
    named: milestone ? (selection.missionId === undefined ? 'milestone' : 'mission') : 'nothing',
    arrival,
    pageHeading,
    progressHeading,
    listHeading,
    missionHeading,
  });

  const { waypoint, announcement, isJustCompleted, ...moves } = useMoves({
    milestones,
    milestone,
    mission,
    selected,
    plan,
    store,
    view,
    onSelectionChange,
  });
  // Then the mission's confirmation says how long it lasts.
  const persistenceMessage =
    isJustCompleted && persistence !== 'on' ? undefined : planMessage(snapshot);

  return (
    <PortalPage
      header={<PortalHeader initials={initialsOf(employeeName)} onSignOut={onSignOut} />}
      footer={<PortalFooter notice={notice} />}
      paper={paper}
    >
      <PageTitle title={pageTitle(milestone, whole)} />
      <PlanIntro
        employeeName={employeeName}
        journey={
          hasMissions
            ? { completedMissions: journey.completed, totalMissions: journey.total }
            : undefined
        }
        headingRef={pageHeading}
      >
        {persistenceMessage && (
          <PersistenceNote
            sentences={persistenceMessage.note}
            offer={persistenceMessage.offer}
            store={{ keep: store.keep, forget: moves.forget }}
          />
        )}
        {hasMissions && (
          <Button kind="plain" onClick={printPlan}>
            Print my plan
          </Button>
        )}
        {preparation && <LiveMessage message={preparation} className="" />}
      </PlanIntro>
      <Panel
        title="Your Onboarding Timeline"
        hint="Click on any milestone to view and complete its missions"
      >
        <MilestoneTimeline
          milestones={milestones.map(toTimelineMilestone)}
          activeId={milestone?.id}
          skipLink={
            milestone?.status === 'open' &&
            typeof milestone.missions !== 'string' && (
              <SkipLink to={firstOpenId}>Skip to the first open mission</SkipLink>
            )
          }
          onSelect={moves.chooseMilestone}
        />
        {milestones.length === 0 && (
          <Note>
            <p>There is no plan for your account yet. Please ask HR to choose one for you.</p>
          </Note>
        )}
      </Panel>
      <div ref={waypoint} tabIndex={-1} className={visuallyHidden} />
      <LiveMessage {...announcement} />
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
                firstOpenId={firstOpenId}
                headingRef={listHeading}
                onSelect={(missionId) => moves.openMission(milestone.id, missionId)}
              />
            }
            detail={
              <MissionPane
                key={mission?.id}
                milestone={milestone}
                mission={whole ?? (mission && absenceOf(milestone))}
                next={next}
                totalMissions={journey.total}
                isJustCompleted={isJustCompleted}
                persistence={persistence}
                store={store}
                onComplete={moves.complete}
                onRetry={moves.retry}
                onGoTo={moves.goTo}
                headingRef={missionHeading}
              />
            }
          />
        </>
      ) : (
        <>
          <EmptyState
            title="Get Started with Your Onboarding"
            action={
              next && (
                <Button onClick={() => moves.goTo(next)}>
                  {beginLabel(next, journey.completed)}
                </Button>
              )
            }
          >
            Select a milestone from the timeline to see its missions and begin.
          </EmptyState>
          {hasMissions && !next && <JourneyEnd totalMissions={journey.total} />}
        </>
      )}
    </PortalPage>
  );
}

const absenceOf = ({ missions }: MilestoneView) =>
  typeof missions === 'string' ? missions : undefined;

const toTimelineMilestone = ({ id, name, status, tally }: MilestoneView): TimelineMilestone => ({
  id,
  name,
  status,
  completedMissions: tally.completed,
  totalMissions: tally.total,
});

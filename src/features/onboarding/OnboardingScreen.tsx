import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { JourneyEnd } from '#components/JourneyEnd/JourneyEnd.tsx';
import { LiveMessage } from '#components/LiveMessage/LiveMessage.tsx';
import { MilestoneTimeline } from '#components/MilestoneTimeline/MilestoneTimeline.tsx';
import { MissionList } from '#components/MissionList/MissionList.tsx';
import { NextStepCard } from '#components/NextStepCard/NextStepCard.tsx';
import { Note } from '#components/Note/Note.tsx';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { Panel } from '#components/Panel/Panel.tsx';
import { PlanIntro } from '#components/PlanIntro/PlanIntro.tsx';
import { PortalFooter } from '#components/PortalFooter/PortalFooter.tsx';
import { PortalHeader } from '#components/PortalHeader/PortalHeader.tsx';
import { Columns, PortalPage, SkipLink } from '#components/PortalPage/PortalPage.tsx';
import { ProgressCard } from '#components/ProgressCard/ProgressCard.tsx';
import { initialsOf } from './initials.ts';
import {
  nextStep,
  progressOf,
  resolveSelection,
  type Selection,
  viewMilestones,
} from './journey.ts';
import { MissionPane } from './MissionPane.tsx';
import type { Milestone } from './model.ts';
import { PersistenceNote } from './persistence/PersistenceNote.tsx';
import type { ProgressStore } from './persistence/progressStore.ts';
import { beginLabel, journeySentence, pageTitle, planMessage } from './sentences.ts';
import { useMissionActions } from './useMissionActions.ts';
import { usePrint } from './usePrint.tsx';
import { type NavigationReason, useScrollToSelection } from './useScrollToSelection.ts';

export interface OnboardingScreenProps {
  /** Undefined or empty where nobody has entered a name. */
  employeeName?: string | undefined;
  /** Of the employee's plan; none where there is no plan. */
  milestones: readonly Milestone[];
  store: ProgressStore;
  /** What the address names. */
  selection: Selection;
  /** Why that is shown. */
  reason: NavigationReason;
  onSelectionChange: (selection: Selection) => void;
  onSignOut: () => void;
  /** A quiet line about this installation for the footer. */
  notice?: string | undefined;
  /** Whom a person can ask: in the footer, and where a plan is missing. */
  contact?: ReactNode;
  isOffline?: boolean;
  /** `moved` when the app has brought the person here: the focus goes to the heading. */
  arrival: 'first' | 'moved';
}

const firstOpenId = 'first-open-mission';

export function OnboardingScreen({
  employeeName,
  milestones: planned,
  store,
  selection,
  reason,
  onSelectionChange,
  onSignOut,
  notice,
  contact,
  isOffline,
  arrival,
}: OnboardingScreenProps) {
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const { progress, persistence } = snapshot;
  const pageHeading = useRef<HTMLHeadingElement>(null);
  const progressHeading = useRef<HTMLHeadingElement>(null);
  const listHeading = useRef<HTMLHeadingElement>(null);
  const missionHeading = useRef<HTMLHeadingElement>(null);
  const headings = {
    page: pageHeading,
    progress: progressHeading,
    list: listHeading,
    mission: missionHeading,
  };

  const milestones = viewMilestones(planned, progress);
  const journey = progressOf(milestones.flatMap(({ missions }) => missions));
  const hasMissions = journey.total > 0;
  const { milestone, mission, unknown } = resolveSelection(milestones, selection);
  const next = nextStep(milestones, milestone && mission && { milestone, mission });
  const { printView, printPlan } = usePrint({ employeeName, journey, milestones, mission });
  useScrollToSelection({
    named: selection,
    shown: { milestoneId: milestone?.id, missionId: mission?.id },
    reason,
    arrival,
    headings,
  });
  const { announcement, isJustCompleted, isFirst, ...actions } = useMissionActions({
    milestones,
    milestone,
    mission,
    store,
    headings,
    onSelectionChange,
  });
  // Then the mission's confirmation says how long it lasts.
  const persistenceMessage =
    isJustCompleted && persistence !== 'on' ? undefined : planMessage(snapshot);

  const print = (
    <Button kind={next ? 'plain' : 'quiet'} onClick={printPlan}>
      Print my plan
    </Button>
  );
  const begin = next && (
    <Button width="full" onClick={() => actions.goTo(next)}>
      {beginLabel(next, journey.completed)}
    </Button>
  );

  return (
    <PortalPage
      header={<PortalHeader initials={initialsOf(employeeName)} onSignOut={onSignOut} />}
      footer={<PortalFooter notice={notice} contact={contact} />}
      status={isOffline ? 'You are offline. Everything here can still be read.' : ''}
      printView={printView}
    >
      <PageTitle title={pageTitle(milestone, mission)} />
      <PlanIntro
        employeeName={employeeName}
        progress={hasMissions ? journey : undefined}
        action={begin}
        end={
          hasMissions &&
          !next && (
            <>
              <p>{journeySentence(milestones)}</p>
              {print}
            </>
          )
        }
        headingRef={pageHeading}
      >
        {persistenceMessage && (
          <PersistenceNote
            sentences={persistenceMessage.note}
            offer={persistenceMessage.offer}
            store={{ keep: store.keep, forget: actions.forget }}
          />
        )}
      </PlanIntro>
      <Panel
        title="Your Onboarding Timeline"
        hint="Click on any milestone to view and complete its missions"
      >
        <MilestoneTimeline
          milestones={milestones}
          activeId={milestone?.id}
          nextId={next?.milestone.id}
          skipLink={
            milestone?.status === 'open' && (
              <SkipLink to={firstOpenId}>Skip to the first open mission</SkipLink>
            )
          }
          onSelect={actions.chooseMilestone}
        />
      </Panel>
      <LiveMessage {...announcement} />
      {unknown && (
        <Note>
          <p>{`That ${unknown} is not part of your plan.`}</p>
        </Note>
      )}
      {milestone ? (
        <>
          {/* With a key, or some screen readers would tell the change from one milestone's percentage to another's. */}
          <ProgressCard
            key={milestone.id}
            milestoneName={milestone.name}
            {...milestone.progress}
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
                onSelect={(missionId) => actions.openMission(milestone.id, missionId)}
              />
            }
            detail={
              <MissionPane
                milestone={milestone}
                mission={mission}
                next={next}
                totalMissions={journey.total}
                isJustCompleted={isJustCompleted}
                isFirst={isFirst}
                persistence={persistence}
                store={store}
                onComplete={actions.complete}
                onGoTo={actions.goTo}
                onShowList={actions.showMissions}
                headingRef={missionHeading}
              />
            }
          />
        </>
      ) : (
        <>
          <EmptyState
            title="Get Started with Your Onboarding"
            contact={milestones.length === 0 && contact}
            preview={
              next && (
                <NextStepCard milestoneName={next.milestone.name} mission={next.mission}>
                  {begin}
                </NextStepCard>
              )
            }
          >
            {milestones.length > 0
              ? 'Select a milestone from the timeline to see its missions and begin.'
              : 'There is no plan for your account yet. Please ask HR to choose one for you.'}
          </EmptyState>
          {hasMissions && !next && <JourneyEnd totalMissions={journey.total} />}
        </>
      )}
      {next && <div>{print}</div>}
    </PortalPage>
  );
}

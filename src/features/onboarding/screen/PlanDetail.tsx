import { type ReactNode, useId } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { CopyButton } from '#components/CopyButton/CopyButton.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { MissionDetail } from '#components/MissionDetail/MissionDetail.tsx';
import { NoMission } from '#components/MissionDetail/NoMission.tsx';
import { MissionList } from '#components/MissionList/MissionList.tsx';
import { Columns } from '#components/PortalPage/Columns.tsx';
import { ProgressCard } from '#components/ProgressCard/ProgressCard.tsx';
import type { MilestoneView } from '#components/plan.ts';
import { Sentence } from '#components/Sentence/Sentence.tsx';
import { visuallyHidden } from '#components/theme/visuallyHidden.css.ts';
import type { Step } from '../plan/journey.ts';
import {
  confirmationOf,
  nextLabel,
  placeholderSentence,
  placeSentence,
  savedHint,
} from '../plan/sentences.ts';
import { PersistenceNote } from '../progress/PersistenceNote.tsx';
import type { PlanState } from './usePlan.ts';

export interface PlanDetailProps {
  plan: PlanState;
  /** Whom a person can ask. */
  contact: ReactNode;
  /** The end of the plan, which stands below a completed mission once nothing is open. */
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
      return <Milestone plan={plan} milestone={shown.milestone} detail={<NoMission />} />;
    case 'mission': {
      const detail = <MissionPane plan={plan} step={shown} end={end} />;
      return <Milestone plan={plan} milestone={shown.milestone} detail={detail} />;
    }
  }
}

/** The `id` of the button of the first open mission. */
export const firstOpenId = 'first-open-mission';

interface MilestoneProps {
  plan: PlanState;
  milestone: MilestoneView;
  detail: ReactNode;
}

/** The progress of a milestone, its missions, and beside them the selected one. */
function Milestone({ plan, milestone, detail }: MilestoneProps) {
  const { id, name, progress, missions } = milestone;
  const { headings, shown, selectMission } = plan;
  return (
    <>
      <ProgressCard milestoneName={name} {...progress} headingRef={headings.progress} />
      <Columns
        list={
          <MissionList
            milestoneName={name}
            missions={missions}
            selectedId={shown.mission?.id}
            firstOpenId={firstOpenId}
            headingRef={headings.list}
            onSelect={(missionId) => selectMission(id, missionId)}
          />
        }
        detail={detail}
      />
    </>
  );
}

interface MissionPaneProps {
  plan: PlanState;
  step: Step;
  end: ReactNode;
}

/** A mission to read, and once it is completed: what that has changed, how long progress lasts, the way on. */
function MissionPane({ plan, step, end }: MissionPaneProps) {
  const { milestone, mission } = step;
  const { journey } = plan;
  const message = plan.messages.confirmation;
  const messageId = useId();
  const completion = {
    completedOn: mission.completedOn,
    confirmation: message && confirmationOf(milestone, plan),
    nextSteps: (
      <>
        {journey.status === 'open' && (
          <Button width="full" onClick={() => plan.selectStep(journey.next)}>
            <Sentence
              text={nextLabel(journey.next, milestone)}
              names={[journey.next.mission.title, journey.next.milestone.name]}
            />
          </Button>
        )}
        {end}
        {message && (
          <PersistenceNote
            message={message}
            textId={messageId}
            choices={plan}
            savedHint={savedHint(plan.progressLink !== undefined)}
          />
        )}
        <Button kind="plain" onClick={plan.showMissionList}>
          <Sentence text={`All missions of ${milestone.name}`} names={[milestone.name]} />
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
            <span>
              <span aria-hidden="true">
                <Sentence text={placeSentence(step)} names={[milestone.name]} />
              </span>
              <span className={visuallyHidden}>{placeSentence(step, ', ')}</span>
            </span>
          </Button>
          <CopyButton text={plan.linkTo({ milestoneId: milestone.id, missionId: mission.id })}>
            Copy link
          </CopyButton>
        </>
      }
      onComplete={() => plan.complete(step)}
      alsoReadId={messageId}
      completion={mission.status === 'completed' ? completion : undefined}
      headingRef={plan.headings.mission}
    />
  );
}

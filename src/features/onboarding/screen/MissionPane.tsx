import type { ReactNode, Ref } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { CopyButton } from '#components/CopyButton/CopyButton.tsx';
import { MissionDetail } from '#components/MissionDetail/MissionDetail.tsx';
import { DetailsLine } from '#components/Sentence/DetailsLine.tsx';
import { Sentence } from '#components/Sentence/Sentence.tsx';
import type { Confirmation } from '../plan/confirmation.ts';
import type { PlanView, Step } from '../plan/journey.ts';
import type { PersonLink } from '../plan/people.ts';
import { nextLabel, placeOf } from '../plan/sentences.ts';
import { PersistenceNote } from '../progress/PersistenceNote.tsx';
import type { ProgressStore } from '../progress/progressStore.ts';
import { AskLink } from './AskLink.tsx';
import type { PlanActions } from './usePlan.ts';

export interface MissionPaneProps {
  step: Step;
  journey: PlanView['journey'];
  /** Undefined without a change that has just been made. */
  confirmation: Confirmation | undefined;
  /** Shown below a completed mission once nothing is open. */
  journeyEnd: ReactNode;
  /** The address of the mission. */
  link: string;
  askLink: PersonLink | undefined;
  /** To be read before the mission is completed. */
  warning: string | undefined;
  store: ProgressStore;
  actions: PlanActions;
  headingRef: Ref<HTMLHeadingElement>;
}

/** A mission to read; once it is completed, what that has changed, how long progress lasts, and the next step. */
export function MissionPane({
  step,
  journey,
  confirmation,
  journeyEnd,
  link,
  askLink,
  warning,
  store,
  actions,
  headingRef,
}: MissionPaneProps) {
  const { milestone, mission } = step;
  const persistenceNote = confirmation && (
    <PersistenceNote message={confirmation.persistenceMessage} choices={store} />
  );
  const nextSteps = (
    <>
      {journey.status === 'open' && (
        <Button width="full" onClick={() => actions.selectStep(journey.next)}>
          <Sentence
            text={nextLabel(journey.next, milestone)}
            names={[journey.next.mission.title, journey.next.milestone.name]}
          />
        </Button>
      )}
      {journeyEnd}
      {persistenceNote}
      <Button kind="plain" onClick={actions.showMissionList}>
        <Sentence text={`All missions of ${milestone.name}`} names={[milestone.name]} />
      </Button>
    </>
  );
  return (
    <MissionDetail
      mission={mission}
      headerButtons={
        <>
          <Button kind="plain" onClick={actions.showMissionList}>
            <DetailsLine details={placeOf(step)} names={[milestone.name]} />
          </Button>
          <CopyButton text={link}>Copy link</CopyButton>
        </>
      }
      textEnd={
        <>
          {askLink && <AskLink {...askLink} />}
          {warning && <p>{warning}</p>}
          {mission.status === 'open' && persistenceNote}
        </>
      }
      onComplete={() => actions.complete(step)}
      onTick={(id, isTicked) => actions.tick(step, id, isTicked)}
      completion={
        mission.status === 'completed'
          ? { completedOn: mission.completedOn, confirmation, nextSteps }
          : undefined
      }
      headingRef={headingRef}
    />
  );
}

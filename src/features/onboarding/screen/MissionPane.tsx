import type { ReactNode, Ref } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { MissionDetail } from '#components/MissionDetail/MissionDetail.tsx';
import { DetailsLine } from '#components/Sentence/DetailsLine.tsx';
import { Sentence } from '#components/Sentence/Sentence.tsx';
import { usePortalWords } from '#components/words/portalWords.ts';
import type { Confirmation } from '../plan/confirmation.ts';
import type { MissionInPlan, PlanView } from '../plan/journey.ts';
import type { QuestionLink } from '../plan/people.ts';
import { PersistenceStatus } from '../progress/PersistenceStatus.tsx';
import type { ProgressStore } from '../progress/progressStore.ts';
import { AskLink } from './AskLink.tsx';
import type { PlanActions } from './planActions.ts';

export interface MissionPaneProps {
  selected: MissionInPlan;
  journey: PlanView['journey'];
  /** Undefined unless something has just changed. */
  confirmation: Confirmation | undefined;
  /** Shown below a completed mission once nothing is open. */
  journeyEnd: ReactNode;
  askLink: QuestionLink | undefined;
  isWarned: boolean;
  store: ProgressStore;
  actions: PlanActions;
  headingRef: Ref<HTMLHeadingElement>;
}

/** A mission to read. Once it is completed, what that has changed, how long progress lasts, and the next step. */
export function MissionPane({
  selected,
  journey,
  confirmation,
  journeyEnd,
  askLink,
  isWarned,
  store,
  actions,
  headingRef,
}: MissionPaneProps) {
  const words = usePortalWords();
  const { milestone, mission } = selected;
  const { name, lang, missions } = milestone;
  const place = words.screen.place(missions.indexOf(mission) + 1, missions.length);
  const persistenceStatus = confirmation && (
    <PersistenceStatus message={confirmation.persistenceMessage} choices={store} />
  );
  const nextSteps = (
    <>
      {journey.status === 'open' && (
        <Button width="full" onClick={() => actions.selectNext(journey.next)}>
          <NextSentence next={journey.next} from={milestone} />
        </Button>
      )}
      {journeyEnd}
      {persistenceStatus}
      <Button kind="plain" onClick={actions.showMissionList}>
        <Sentence text={words.completion.allMissions(name)} names={[name]} lang={lang} />
      </Button>
    </>
  );
  return (
    <MissionDetail
      mission={mission}
      place={
        <Button kind="plain" onClick={actions.showMissionList}>
          <DetailsLine details={[name, place]} names={[name]} />
        </Button>
      }
      textEnd={
        <>
          {askLink && <AskLink {...askLink} />}
          {isWarned && <p>{words.persistence.willBeRefused}</p>}
          {mission.status === 'open' && persistenceStatus}
        </>
      }
      onComplete={() => actions.complete(selected)}
      onTick={(id, isTicked) => actions.tick(selected, id, isTicked)}
      confirmation={mission.status === 'completed' ? confirmation : undefined}
      nextSteps={nextSteps}
      headingRef={headingRef}
    />
  );
}

function NextSentence({
  next: { mission, milestone },
  from,
}: {
  next: MissionInPlan;
  from: MissionInPlan['milestone'];
}) {
  const words = usePortalWords().completion;
  return milestone === from ? (
    <Sentence text={words.nextMission(mission.title)} names={[mission.title]} lang={mission.lang} />
  ) : (
    <Sentence
      text={words.nextMilestone(milestone.name)}
      names={[milestone.name]}
      lang={milestone.lang}
    />
  );
}

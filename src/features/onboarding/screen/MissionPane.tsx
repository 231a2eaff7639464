import type { ReactNode, Ref } from 'react';
import { usePortalWords } from '#components/words/portalWords.ts';
import { type MissionConfirmation, MissionDetail } from '#onboarding/MissionDetail';
import { Button } from '#ui/Button';
import { Note } from '#ui/Note';
import { Sentence } from '#ui/Sentence';
import type { MissionInPlan, PlanView } from '../plan/journey.ts';
import type { QuestionLink } from '../plan/people.ts';
import { AskLink } from './AskLink.tsx';
import type { PlanActions } from './planActions.ts';

export interface MissionPaneProps {
  selected: MissionInPlan;
  next: PlanView['next'];
  /** Undefined unless the mission has just been completed. */
  confirmation: MissionConfirmation | undefined;
  /** What the first change says about saving. */
  persistenceNews: string | undefined;
  /** Shown below a completed mission once nothing is open. */
  journeyEnd: ReactNode;
  askLink: QuestionLink | undefined;
  actions: PlanActions;
  headingRef: Ref<HTMLHeadingElement>;
}

/** A mission to read. Once it is completed, what that has changed, how long progress lasts, and the next step. */
export function MissionPane({
  selected,
  next,
  confirmation,
  persistenceNews,
  journeyEnd,
  askLink,
  actions,
  headingRef,
}: MissionPaneProps) {
  const words = usePortalWords();
  const { milestone, mission } = selected;
  const { name, lang, missions } = milestone;
  return (
    <MissionDetail
      mission={mission}
      place={{
        milestoneName: name,
        number: missions.indexOf(mission) + 1,
        total: missions.length,
        onPress: actions.showMissionList,
      }}
      onComplete={() => actions.complete(selected)}
      onTick={(id, isTicked) => actions.tick(selected, id, isTicked)}
      confirmation={confirmation}
      footer={
        <>
          {next && (
            <Button width="full" onClick={() => actions.selectNext(next)}>
              <NextSentence next={next} from={milestone} />
            </Button>
          )}
          {journeyEnd}
          {persistenceNews && (
            <Note>
              <p>{persistenceNews}</p>
            </Note>
          )}
          <Button variant="plain" onClick={actions.showMissionList}>
            <Sentence text={words.completion.allMissions(name)} names={[name]} lang={lang} />
          </Button>
        </>
      }
      headingRef={headingRef}
    >
      {askLink && <AskLink {...askLink} />}
      {mission.status === 'open' && persistenceNews && <p>{persistenceNews}</p>}
    </MissionDetail>
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

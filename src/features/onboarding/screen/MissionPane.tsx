import type { ReactNode } from 'react';
import { usePortalWords } from '#components/words/portalWords.ts';
import { MissionDetail } from '#onboarding/MissionDetail';
import { Button } from '#ui/Button';
import { Note } from '#ui/Note';
import { Sentence } from '#ui/Sentence';
import type { MissionInPlan } from '../plan/journey.ts';
import type { QuestionLink } from '../plan/people.ts';
import { AskLink } from './AskLink.tsx';
import type { PortalScreen } from './usePortalScreen.ts';

export interface MissionPaneProps {
  screen: PortalScreen;
  selected: MissionInPlan;
  /** Shown below a completed mission once nothing is open. */
  journeyEnd: ReactNode;
  askLink: QuestionLink | undefined;
}

/** A mission to read and, once it is completed, the confirmation, how long progress lasts, and the next step. */
export function MissionPane({ screen, selected, journeyEnd, askLink }: MissionPaneProps) {
  const words = usePortalWords();
  const { milestone, mission } = selected;
  const { name, lang, missions } = milestone;
  const { next } = screen.view;
  const savingNotice = screen.savingNotice && <p>{screen.savingNotice}</p>;
  return (
    <MissionDetail
      {...screen.missionProps(selected)}
      mission={mission}
      place={{
        milestoneName: name,
        number: missions.indexOf(mission) + 1,
        total: missions.length,
        onPress: screen.on.missionList,
      }}
      footer={
        <>
          {next && (
            <Button width="full" onClick={() => screen.on.next(next)}>
              <NextSentence next={next} from={milestone} />
            </Button>
          )}
          {journeyEnd}
          {savingNotice && <Note>{savingNotice}</Note>}
          <Button variant="plain" onClick={screen.on.missionList}>
            <Sentence text={words.completion.allMissions(name)} names={[name]} lang={lang} />
          </Button>
        </>
      }
    >
      {askLink && <AskLink {...askLink} />}
      {mission.status === 'open' && savingNotice}
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

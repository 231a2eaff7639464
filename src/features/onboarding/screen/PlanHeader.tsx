import type { ReactNode } from 'react';
import type { Person } from '#components/onboarding/plan.ts';
import { usePortalWords } from '#components/words/portalWords.ts';
import { NextStep } from '#onboarding/NextStep';
import { PlanIntro } from '#onboarding/PlanIntro';
import { Button } from '#ui/Button';
import { Note } from '#ui/Note';
import { Sentence } from '#ui/Sentence';
import type { Calendar } from '../plan/days.ts';
import { dayText } from '../plan/dayText.ts';
import type { QuestionLink } from '../plan/people.ts';
import { weekText } from '../plan/week.ts';
import { PersistenceStatus } from '../progress/PersistenceStatus.tsx';
import { AskLink } from './AskLink.tsx';
import type { PortalScreen } from './usePortalScreen.ts';

export interface PlanHeaderProps {
  screen: PortalScreen;
  employeeName: string | undefined;
  people: readonly Person[];
  calendar: Calendar;
  /** For a mission that is not in the plan. */
  askLink: QuestionLink | undefined;
  /** Shown here once nothing is open, until a milestone is selected. */
  journeyEnd: ReactNode;
}

/** The header card: the progress of the journey and, until a milestone is selected, its next step or its end. */
export function PlanHeader({
  screen,
  employeeName,
  people,
  calendar,
  askLink,
  journeyEnd,
}: PlanHeaderProps) {
  const words = usePortalWords();
  const { view, elements, on } = screen;
  const { journey, next, progress, selected } = view;
  const begin = progress.completed === 0 ? 'new' : 'begun';
  const nextStep = selected.kind === 'overview' && next && (
    <NextStep
      milestoneName={next.milestone.name}
      mission={next.mission}
      journey={begin}
      week={weekText(view, calendar, words.screen)}
      onOpen={() => on.next(next)}
    />
  );
  return (
    <PlanIntro
      employeeName={employeeName}
      day={journey === 'completed' ? undefined : dayText(calendar, words.intro)}
      people={people}
      progress={journey === 'none' ? undefined : progress}
      milestones={view.milestones.length}
      trailing={selected.kind === 'overview' && (nextStep || journeyEnd)}
      note={
        selected.unknown && (
          <Note variant="box">
            <p>{words.screen.unknown[selected.unknown]}</p>
            {selected.unknown === 'mission' && askLink && <AskLink {...askLink} />}
          </Note>
        )
      }
      headingRef={elements.page}
    >
      <PersistenceStatus
        state={screen.progressState}
        onRemove={on.remove}
        groupRef={elements.saving}
      />
      {selected.kind === 'milestone' && next && (
        <Button variant="plain" onClick={() => on.next(next)}>
          <Sentence
            text={words.intro.begin[begin].whole(next.mission.title)}
            names={[next.mission.title]}
            lang={next.mission.lang}
          />
        </Button>
      )}
    </PlanIntro>
  );
}

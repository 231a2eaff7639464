import { Button } from '#components/Button/Button.tsx';
import { PlanIntro, type PlanIntroProps } from '#components/PlanIntro/PlanIntro.tsx';
import type { Step } from './journey.ts';
import { PersistenceNote } from './persistence/PersistenceNote.tsx';
import { beginLabel, journeySentence } from './sentences.ts';
import type { PlanState } from './usePlan.ts';

export interface PlanHeaderProps {
  employeeName: string | undefined;
  plan: PlanState;
  onPrint: () => void;
}

/** The header card: how far the journey is, and its next step or its end. */
export function PlanHeader({ employeeName, plan, onPrint }: PlanHeaderProps) {
  const message = plan.messages.header;
  return (
    <PlanIntro
      employeeName={employeeName}
      journey={introJourney(plan, onPrint)}
      headingRef={plan.headings.page}
    >
      {message && <PersistenceNote message={message} choices={plan} />}
    </PlanIntro>
  );
}

function introJourney(plan: PlanState, onPrint: () => void): PlanIntroProps['journey'] {
  const { journey, progress, milestones } = plan;
  switch (journey.status) {
    case 'none':
      return undefined;
    case 'open': {
      const nextButton = <ContinueButton plan={plan} next={journey.next} />;
      return { status: 'open', progress, nextButton };
    }
    case 'completed':
      return {
        status: 'completed',
        progress,
        sentence: journeySentence(milestones),
        printButton: (
          <Button kind="quiet" onClick={onPrint}>
            Print my plan
          </Button>
        ),
      };
  }
}

export function ContinueButton({ plan, next }: { plan: PlanState; next: Step }) {
  return (
    <Button width="full" onClick={() => plan.selectStep(next)}>
      {beginLabel(next, plan.progress.completed)}
    </Button>
  );
}

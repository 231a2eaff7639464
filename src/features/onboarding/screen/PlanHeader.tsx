import { type ReactNode, useId } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { NextStep } from '#components/NextStep/NextStep.tsx';
import { Note } from '#components/Note/Note.tsx';
import { PlanIntro } from '#components/PlanIntro/PlanIntro.tsx';
import { Sentence } from '#components/Sentence/Sentence.tsx';
import { beginVerb } from '../plan/sentences.ts';
import { PersistenceNote } from '../progress/PersistenceNote.tsx';
import { ArrivalNote } from '../progressLink/ArrivalNote.tsx';
import { ProgressLinkDialog } from '../progressLink/ProgressLinkDialog.tsx';
import type { PlanState } from './usePlan.ts';

export interface PlanHeaderProps {
  employeeName: string | undefined;
  plan: PlanState;
  /** The end of the plan, which stands here before a milestone is chosen once nothing is open. */
  end: ReactNode;
}

/** The header card: how far the journey is, and before a milestone is chosen its next step or its end. */
export function PlanHeader({ employeeName, plan, end }: PlanHeaderProps) {
  const { journey, progress, shown } = plan;
  const message = plan.messages.header;
  const messageId = useId();
  const nextStep = journey.status === 'open' && (
    <NextStep
      milestoneName={journey.next.milestone.name}
      mission={journey.next.mission}
      verb={beginVerb(progress)}
      onOpen={() => plan.selectStep(journey.next)}
    />
  );
  return (
    <PlanIntro
      employeeName={employeeName}
      progress={journey.status === 'none' ? undefined : progress}
      wayOn={
        shown.kind === 'overview' && journey.status !== 'none'
          ? { status: journey.status, content: nextStep || end }
          : undefined
      }
      notice={
        <>
          {plan.links && <ArrivalNote plan={plan} links={plan.links} />}
          {shown.unknown && (
            <Note kind="box">
              <p>{`That ${shown.unknown} is not part of your plan.`}</p>
            </Note>
          )}
        </>
      }
      headingRef={plan.headings.page}
    >
      {message && <PersistenceNote message={message} textId={messageId} choices={plan} />}
      {plan.progressLink && <ProgressLinkDialog link={plan.progressLink} />}
      {shown.kind === 'milestone' && journey.status === 'open' && (
        <Button kind="plain" onClick={() => plan.selectStep(journey.next)}>
          <Sentence
            text={`${beginVerb(progress)} with: ${journey.next.mission.title}`}
            names={[journey.next.mission.title]}
          />
        </Button>
      )}
    </PlanIntro>
  );
}

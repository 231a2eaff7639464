import { useRef, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { focusHeading } from '#components/focusHeading.ts';
import { LiveMessage } from '#components/LiveMessage/LiveMessage.tsx';
import { Note } from '#components/Note/Note.tsx';
import * as css from '../progress/persistence.css.ts';
import type { PlanState } from '../screen/usePlan.ts';
import { type AccountLinks, type Arrival, missionsWere, readProgressLink } from './progressLink.ts';

export interface ArrivalNoteProps {
  plan: Pick<PlanState, 'milestones' | 'headings' | 'add'>;
  links: AccountLinks;
}

/** Asks whether progress from another device is to be added, or says why there is none. */
export function ArrivalNote({ plan, links: { arrived, mark, onAnswer } }: ArrivalNoteProps) {
  const text = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<Arrival>();
  const arrival =
    arrived === undefined ? outcome : readProgressLink(arrived, mark, plan.milestones);
  if (!arrival) return null;
  const { sentence, additions } = arrival;

  const add = (missions: NonNullable<typeof additions>) => {
    // The focus goes to the text, because the pressed button goes away.
    text.current?.focus({ preventScroll: true });
    plan.add(missions);
    setOutcome({ sentence: `${missionsWere(missions.length)} added. Carry on from here.` });
    onAnswer();
  };
  const close = () => {
    focusHeading(plan.headings.page.current, { preventScroll: true });
    setOutcome(undefined);
    onAnswer();
  };

  return (
    <Note kind="box">
      <div ref={show} className={css.row}>
        <div ref={text} tabIndex={-1} role="group" aria-label="Progress from another device">
          <LiveMessage className="" message={sentence} />
        </div>
        {additions && (
          <Button kind="quiet" onClick={() => add(additions)}>
            {additions.length === 1 ? 'Add it' : 'Add them'}
          </Button>
        )}
        <Button kind="plain" onClick={close}>
          {additions ? 'Not now' : 'Close'}
        </Button>
      </div>
    </Note>
  );
}

/** A link may be opened in a page that is scrolled down. */
const show = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'nearest' });

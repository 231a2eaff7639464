import { useRef, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { focusHeading } from '#components/focusHeading.ts';
import { LiveMessage } from '#components/LiveMessage/LiveMessage.tsx';
import { Note } from '#components/Note/Note.tsx';
import type { PlanState } from '../usePlan.ts';
import * as css from './progressLink.css.ts';
import { type AccountLinks, type Arrival, readProgressLink } from './progressLink.ts';
import { arrivalSentence } from './progressLinkSentences.ts';

export interface ArrivalNoteProps {
  plan: Pick<PlanState, 'milestones' | 'headings' | 'add'>;
  links: AccountLinks;
}

/** Asks whether progress from another device is to be added, or says why there is none. */
export function ArrivalNote({ plan, links: { arrived, mark, onAnswer } }: ArrivalNoteProps) {
  const text = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState<Arrival>();
  const arrival = arrived === undefined ? added : readProgressLink(arrived, mark, plan.milestones);
  if (!arrival) return null;

  const add = (additions: Parameters<typeof plan.add>[0]) => {
    // The focus goes to the text, because the pressed button goes away.
    text.current?.focus({ preventScroll: true });
    plan.add(additions);
    setAdded({ kind: 'added', count: additions.length });
    onAnswer();
  };
  const close = () => {
    focusHeading(plan.headings.page.current, { preventScroll: true });
    setAdded(undefined);
    onAnswer();
  };

  return (
    <Note kind="box">
      <div ref={show} className={css.row}>
        <div ref={text} tabIndex={-1} role="group" aria-label="Progress from another device">
          <LiveMessage className="" message={arrivalSentence(arrival)} />
        </div>
        {arrival.kind === 'question' && (
          <Button kind="quiet" onClick={() => add(arrival.additions)}>
            {arrival.additions.length === 1 ? 'Add it' : 'Add them'}
          </Button>
        )}
        <Button kind="plain" onClick={close}>
          {arrival.kind === 'question' ? 'Not now' : 'Close'}
        </Button>
      </div>
    </Note>
  );
}

/** Because a link may be opened in a page that is scrolled down. */
const show = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'nearest' });

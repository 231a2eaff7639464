import { useRef, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { focusHeading } from '#components/focusHeading.ts';
import { LiveMessage } from '#components/LiveMessage/LiveMessage.tsx';
import { Note } from '#components/Note/Note.tsx';
import type { PlanView } from '../plan/journey.ts';
import * as css from '../progress/persistence.css.ts';
import type { ProgressStore } from '../progress/progressStore.ts';
import type { Headings } from '../screen/scroll.ts';
import { type AccountLinks, type Arrival, missionsWere, readProgressLink } from './progressLink.ts';

export interface ArrivalNoteProps {
  links: AccountLinks;
  milestones: PlanView['milestones'];
  onAdd: ProgressStore['add'];
  /** Takes the focus when the note goes. */
  pageHeading: Headings['page'];
}

/** Asks whether progress from another device is to be added, or says why there is none. */
export function ArrivalNote({ links, milestones, onAdd, pageHeading }: ArrivalNoteProps) {
  const { arrived, mark, onAnswer } = links;
  const text = useRef<HTMLDivElement>(null);
  const [answered, setAnswered] = useState<Arrival>();
  const arrival = arrived === undefined ? answered : readProgressLink(arrived, mark, milestones);
  if (!arrival) return null;
  const { sentence, additions } = arrival;

  const add = (missions: NonNullable<typeof additions>) => {
    // The pressed button goes away.
    text.current?.focus({ preventScroll: true });
    onAdd(missions);
    setAnswered({ sentence: `${missionsWere(missions.length)} added. Carry on from here.` });
    onAnswer();
  };
  const close = () => {
    focusHeading(pageHeading.current, { preventScroll: true });
    setAnswered(undefined);
    onAnswer();
  };

  return (
    <Note kind="box">
      <div ref={scrollToNote} className={css.row}>
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
const scrollToNote = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'nearest' });

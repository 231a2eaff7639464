import { useRef, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { focusHeading } from '#components/focusHeading.ts';
import { LiveMessage } from '#components/LiveMessage/LiveMessage.tsx';
import { Note } from '#components/Note/Note.tsx';
import { usePortalWords } from '#components/words/portalWords.ts';
import type { PlanView } from '../plan/journey.ts';
import * as css from '../progress/persistence.css.ts';
import type { ProgressStore } from '../progress/progressStore.ts';
import type { Headings } from '../screen/scroll.ts';
import { type AccountLinks, arrivalText, readProgressLink } from './progressLink.ts';

export interface ArrivalNoteProps {
  links: AccountLinks;
  milestones: PlanView['milestones'];
  onAdd: ProgressStore['add'];
  /** Takes the focus when the note goes. */
  pageHeading: Headings['page'];
}

/** Asks whether to add progress from another device, or says why there is none. */
export function ArrivalNote({ links, milestones, onAdd, pageHeading }: ArrivalNoteProps) {
  const { arrived, mark, onAnswer } = links;
  const text = useRef<HTMLDivElement>(null);
  const words = usePortalWords().progressLink;
  /** How many missions were added. */
  const [added, setAdded] = useState<number>();
  const arrival = arrived === undefined ? undefined : readProgressLink(arrived, mark, milestones);
  const message = arrival ? arrivalText(arrival, words) : added && words.added(added);
  if (!message) return null;
  const additions = arrival?.additions;

  const add = (missions: NonNullable<typeof additions>) => {
    // The pressed button disappears.
    text.current?.focus({ preventScroll: true });
    onAdd(missions);
    setAdded(missions.length);
    onAnswer();
  };
  const close = () => {
    focusHeading(pageHeading.current, { preventScroll: true });
    setAdded(undefined);
    onAnswer();
  };

  return (
    <Note kind="box">
      <div ref={scrollToNote} className={css.row}>
        <div ref={text} tabIndex={-1} role="group" aria-label={words.arrival}>
          <LiveMessage className="" message={message} />
        </div>
        {additions && (
          <Button kind="quiet" onClick={() => add(additions)}>
            {words.add(additions.length)}
          </Button>
        )}
        <Button kind="plain" onClick={close}>
          {additions ? words.notNow : words.close}
        </Button>
      </div>
    </Note>
  );
}

/** A link may be opened in a page that is scrolled down. */
const scrollToNote = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'nearest' });

import { useRef, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import * as css from './PersistenceNote.css.ts';
import type { PersistenceMessage } from './persistenceMessages.ts';
import type { ProgressStore } from './progressStore.ts';

export interface PersistenceNoteProps {
  sentences: PersistenceMessage['note'];
  offer?: PersistenceMessage['offer'] | undefined;
  store: Pick<ProgressStore, 'keep' | 'forget'>;
}

/** Says how long completed missions last, and offers the other choice: two items for a row. */
export function PersistenceNote({ sentences, offer, store }: PersistenceNoteProps) {
  const text = useRef<HTMLDivElement>(null);
  const [isRemoved, setIsRemoved] = useState(false);
  const said = isRemoved && offer === 'keep' ? [removed, ...sentences] : sentences;

  // The press turns the button into its opposite, and a key that is held would choose that as well.
  // So the focus goes to the text, which says what has changed.
  const choose = (choice: PersistenceMessage['offer']) => {
    text.current?.focus({ preventScroll: true });
    store[choice]();
    setIsRemoved(choice === 'forget');
  };

  return (
    <>
      <div
        ref={text}
        tabIndex={-1}
        role="group"
        aria-label="How long your progress lasts"
        className={css.text}
      >
        <div aria-live="polite" aria-atomic="true">
          {said.length > 0 && <p key={said[0]}>{said.join(' ')}</p>}
        </div>
      </div>
      {offer && (
        <Button kind="plain" onClick={() => choose(offer)}>
          {labels[offer]}
        </Button>
      )}
    </>
  );
}

const removed = 'What was saved on this device is removed.';

const labels = {
  keep: 'Keep my progress on this device',
  forget: 'Forget my progress on this device',
};

import { useRef, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import type { PersistenceMessage } from '../sentences.ts';
import * as css from './PersistenceNote.css.ts';
import type { ProgressStore } from './progressStore.ts';

export interface PersistenceNoteProps {
  sentences: PersistenceMessage['note'];
  offer?: PersistenceMessage['offer'] | undefined;
  /** Whether a confirmation nearby has said the sentences already; then they are only seen. */
  isSaid?: boolean;
  /** For somebody who has read the whole offer before. */
  isBrief?: boolean;
  store: Pick<ProgressStore, 'keep' | 'forget'>;
}

/** Says how long completed missions last, and offers the other choice. */
export function PersistenceNote({
  sentences,
  offer,
  isSaid = false,
  isBrief = false,
  store,
}: PersistenceNoteProps) {
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
    <div className={css.note} data-place={isSaid ? 'confirmation' : 'plan'}>
      <div
        ref={text}
        tabIndex={-1}
        role="group"
        aria-label="How long your progress lasts"
        className={css.text}
      >
        <div aria-live="polite" aria-atomic="true">
          {said.length > 0 && (
            <p key={said[0]} aria-hidden={isSaid}>
              {said.join(' ')}
            </p>
          )}
        </div>
      </div>
      {offer && (
        <Button
          kind={isSaid ? 'quiet' : 'plain'}
          width={isSaid && !isBrief ? 'full' : 'content'}
          onClick={() => choose(offer)}
        >
          {isBrief ? brief[offer] : labels[offer]}
        </Button>
      )}
    </div>
  );
}

const removed = 'What was saved on this device is removed.';

const brief = { keep: 'Keep it', forget: 'Forget it' };

const labels = {
  keep: 'Keep my progress on this device',
  forget: 'Forget my progress on this device',
};

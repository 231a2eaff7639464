import { Fragment, useRef } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { MessageBox } from '#components/MessageBox/MessageBox.tsx';
import * as css from './KeepingNote.css.ts';
import { keepingStates } from './keepingStates.ts';
import type { Keeping, ProgressStore } from './progressStore.ts';

/** Says what has become of a record that could not be read. */
export function UnreadRecordBox({ keeping }: { keeping: Keeping }) {
  const { box } = keepingStates[keeping];
  return box ? <MessageBox tone="information" {...box} /> : null;
}

export interface KeepingNoteProps {
  /** How long completed missions last, in whole sentences. */
  sentences: readonly string[];
  offer?: 'keep' | 'forget' | undefined;
  store: Pick<ProgressStore, 'keep' | 'forget'>;
}

/** Says how long completed missions last, and offers the other choice: two items for a row. */
export function KeepingNote({ sentences, offer, store }: KeepingNoteProps) {
  const text = useRef<HTMLDivElement>(null);

  if (sentences.length === 0 && !offer) return null;

  // The button changes its meaning under the finger on the key. So the focus goes to what has changed.
  const choose = () => {
    if (!offer) return;
    text.current?.focus({ preventScroll: true });
    store[offer]();
  };

  return (
    <>
      <div ref={text} tabIndex={-1} className={css.text}>
        <div aria-live="polite" aria-atomic="true">
          {sentences.length > 0 && (
            <p key={sentences[0]}>
              {sentences.map((sentence) => (
                <Fragment key={sentence}>
                  <span>{sentence}</span>{' '}
                </Fragment>
              ))}
            </p>
          )}
        </div>
      </div>
      {offer && (
        <Button kind="plain" onClick={choose}>
          {labels[offer]}
        </Button>
      )}
    </>
  );
}

const labels = {
  keep: 'Keep my progress on this device',
  forget: 'Forget my progress on this device',
};

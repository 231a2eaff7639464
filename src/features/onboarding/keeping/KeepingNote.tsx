import { type MouseEvent, useRef } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { MessageBox } from '#components/MessageBox/MessageBox.tsx';
import { Note } from '#components/Note/Note.tsx';
import { keepingStates } from './keepingStates.ts';
import type { Keeping, ProgressStore } from './progressStore.ts';

/** Says what has become of a record that could not be read. */
export function UnreadRecordBox({ keeping }: { keeping: Keeping }) {
  const { box } = keepingStates[keeping];
  return box ? <MessageBox tone="information" {...box} /> : null;
}

export interface KeepingNoteProps {
  keeping: Keeping;
  store: Pick<ProgressStore, 'keep' | 'forget'>;
}

/** Says how long completions last, and offers the other choice. */
export function KeepingNote({ keeping, store }: KeepingNoteProps) {
  const text = useRef<HTMLDivElement>(null);
  const { note, offer } = keepingStates[keeping];

  // The button changes its meaning under the pointer and the finger on the key. So the focus goes
  // to what has changed, and the second half of a double-click does not undo the first.
  const choose = ({ detail }: MouseEvent) => {
    if (detail > 1 || !offer) return;
    text.current?.focus({ preventScroll: true });
    store[offer]();
  };

  return (
    <div role="status">
      {note.length > 0 && (
        <Note
          action={
            offer && (
              <Button kind="quiet" onClick={choose}>
                {labels[offer]}
              </Button>
            )
          }
        >
          <div ref={text} tabIndex={-1}>
            {note.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </Note>
      )}
    </div>
  );
}

const labels = {
  keep: 'Keep my progress on this device',
  forget: 'Forget my progress on this device',
};

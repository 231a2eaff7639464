import { type MouseEvent, useRef } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Note } from '#components/Note/Note.tsx';
import type { Keeping, ProgressStore } from './progressStore.ts';

export interface KeepingNoteProps {
  keeping: Keeping;
  store: Pick<ProgressStore, 'keep' | 'forget'>;
}

/** Says how long completions last, and offers the other choice. */
export function KeepingNote({ keeping, store }: KeepingNoteProps) {
  const text = useRef<HTMLDivElement>(null);
  const offer = offers[keeping];

  // The button changes its meaning under the pointer and the finger on the key. So the focus goes
  // to what has changed, and the second half of a double-click does not undo the first.
  const choose = ({ detail }: MouseEvent) => {
    if (detail > 1 || !offer) return;
    text.current?.focus({ preventScroll: true });
    store[offer]();
  };

  return (
    <div role="status">
      {keeping !== 'sample' && (
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
            {sentences[keeping].map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </Note>
      )}
    </div>
  );
}

const untilReload = 'Your marks last until you reload this page or sign out.';
const stillHere = 'Your marks are still here until you reload this page or sign out.';

const sentences: Record<Exclude<Keeping, 'sample'>, readonly string[]> = {
  thisPage: [untilReload],
  thisDevice: ['Your progress is kept on this device.'],
  refused: ['This browser did not let us keep your progress.', stillHere],
  behind: [
    'This browser did not let us keep your newest marks.',
    'They are still here until you reload this page or sign out.',
  ],
  setAside: [untilReload],
  unreadable: [untilReload],
  newer: [
    untilReload,
    'They cannot be added to what a newer version of this page has kept. Reload to use that version.',
  ],
  notForgotten: [
    'This browser did not let us forget your progress, so it is still kept on this device.',
    'Please try again, or clear what this site has stored in your browser’s settings.',
  ],
};

const offers: Record<Keeping, keyof typeof labels | undefined> = {
  sample: 'keep',
  thisPage: 'keep',
  thisDevice: 'forget',
  refused: 'keep',
  behind: 'keep',
  setAside: 'keep',
  unreadable: 'keep',
  newer: undefined,
  notForgotten: 'forget',
};

const labels = {
  keep: 'Keep my progress on this device',
  forget: 'Forget my progress on this device',
};

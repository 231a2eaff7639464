import { useRef, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { focusMessage } from '#components/focusMessage.ts';
import { visuallyHidden } from '#components/theme/visuallyHidden.css.ts';
import * as css from './persistence.css.ts';
import type { Choice, PersistenceMessage } from './persistenceMessages.ts';
import type { ProgressStore } from './progressStore.ts';

export interface PersistenceNoteProps {
  message: PersistenceMessage;
  /** The id of its text. */
  textId: string;
  choices: Pick<ProgressStore, Choice>;
  /** After the press on Keep, where the note has no other choice. */
  savedHint?: string;
}

/** Says how long completed missions last, and offers the other choices. */
export function PersistenceNote({ message, textId, choices, savedHint }: PersistenceNoteProps) {
  const { kind } = message;
  const isOffer = kind !== 'line';
  const text = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Choice>();
  const sentences = [
    chosen === 'forget' && message.choices[0] === 'keep' && removed,
    message.text,
    chosen === 'keep' && message.choices.length === 0 && savedHint,
  ];

  // The focus goes to the text, because the press turns the button into its opposite, which a held key would press, too.
  const choose = (choice: Choice) => {
    focusMessage(text.current, textId);
    choices[choice]();
    setChosen(choice);
  };

  return (
    <div className={css.note} data-kind={kind}>
      <div ref={text} role="group" className={css.text}>
        <p id={textId}>{sentences.filter((sentence) => sentence).join(' ')}</p>
      </div>
      {message.choices.map((choice) => (
        <Button
          key={choice}
          kind={isOffer && choice === 'keep' ? 'quiet' : 'plain'}
          onClick={() => choose(choice)}
        >
          {kind === 'offer' ? (
            `${verbs[choice]}${object}`
          ) : (
            <span>
              {verbs[choice]}
              <span className={visuallyHidden}>{object}</span>
            </span>
          )}
        </Button>
      ))}
    </div>
  );
}

const removed = 'What was saved on this device is removed.';

const object = ' my progress on this device';
const verbs = { keep: 'Keep', forget: 'Forget' };

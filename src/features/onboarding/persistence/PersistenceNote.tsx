import { useRef, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { visuallyHidden } from '#components/theme/visuallyHidden.css.ts';
import * as css from './persistence.css.ts';
import type { PersistenceMessage } from './persistenceMessages.ts';
import type { ProgressStore } from './progressStore.ts';

export interface PersistenceNoteProps {
  message: PersistenceMessage;
  choices: Pick<ProgressStore, 'keep' | 'forget'>;
}

/** Says how long completed missions last, and offers the other choice. */
export function PersistenceNote({ message, choices }: PersistenceNoteProps) {
  const { kind, choice } = message;
  const isOffer = kind !== 'line';
  const text = useRef<HTMLDivElement>(null);
  const [isRemoved, setIsRemoved] = useState(false);
  const shown = isRemoved && choice === 'keep' ? `${removed} ${message.text}` : message.text;

  // The focus goes to the text, because the press turns the button into its opposite, which a held key would press, too.
  const choose = (chosen: 'keep' | 'forget') => {
    text.current?.focus({ preventScroll: true });
    choices[chosen]();
    setIsRemoved(chosen === 'forget');
  };

  return (
    <div className={css.note} data-kind={kind}>
      <div
        ref={text}
        tabIndex={-1}
        role="group"
        aria-label="How long your progress lasts"
        className={css.text}
      >
        <div aria-live="polite" aria-atomic="true">
          <p key={shown} aria-hidden={isOffer}>
            {shown}
          </p>
        </div>
      </div>
      {choice && (
        <Button kind={isOffer ? 'quiet' : 'plain'} onClick={() => choose(choice)}>
          {kind === 'offer' ? (
            `${verbs[choice]}${object}`
          ) : (
            <span>
              {verbs[choice]}
              <span className={visuallyHidden}>{object}</span>
            </span>
          )}
        </Button>
      )}
    </div>
  );
}

const removed = 'What was saved on this device is removed.';

const object = ' my progress on this device';
const verbs = { keep: 'Keep', forget: 'Forget' };

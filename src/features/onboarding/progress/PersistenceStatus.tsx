import { useId, useRef, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { focusMessage } from '#components/focusMessage.ts';
import { LiveMessage } from '#components/LiveMessage/LiveMessage.tsx';
import { SeenAndHeard } from '#components/Sentence/SeenAndHeard.tsx';
import { usePortalWords } from '#components/words/portalWords.ts';
import * as css from './persistence.css.ts';
import { type Choice, type PersistenceMessage, persistenceText } from './persistenceMessages.ts';
import type { ProgressStore } from './progressStore.ts';

export interface PersistenceStatusProps {
  message: PersistenceMessage;
  choices: Pick<ProgressStore, Choice>;
}

/** Says how long completed missions last, and offers the alternatives. */
export function PersistenceStatus({ message, choices }: PersistenceStatusProps) {
  const words = usePortalWords().persistence;
  const textId = useId();
  const group = useRef<HTMLDivElement>(null);
  const [lastChoice, setLastChoice] = useState<Choice>();
  const limit = message.limit ? words[message.limit] : '';

  // The focus leaves the button, because the press turns it into its opposite, which a held key would then press.
  const choose = (choice: Choice) => {
    focusMessage(group.current, textId);
    choices[choice]();
    setLastChoice(choice);
  };

  return (
    <div className={css.note} data-kind={message.kind}>
      <div ref={group} role="group" className={css.text}>
        <p id={textId}>{persistenceText(message, words, lastChoice)}</p>
        {message.says === 'begun' ? (
          // The browser answers after the press.
          <LiveMessage className="" message={limit} />
        ) : (
          limit && <p>{limit}</p>
        )}
      </div>
      {message.choices.map((choice) => (
        <Button
          key={choice}
          kind={message.kind !== 'line' && choice === 'save' ? 'quiet' : 'plain'}
          onClick={() => choose(choice)}
        >
          {message.kind === 'offer' ? words[choice].heard : <SeenAndHeard {...words[choice]} />}
        </Button>
      ))}
    </div>
  );
}

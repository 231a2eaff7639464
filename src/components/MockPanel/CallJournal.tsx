import { useId, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import * as css from './MockPanel.css.ts';
import { callNames, type MockCall } from './mockService.ts';
import { Section } from './Section.tsx';

export interface CallJournalProps {
  /** In the order they were made. */
  calls: readonly MockCall[];
  onClear: () => void;
}

export function CallJournal({ calls, onClear }: CallJournalProps) {
  const journal = useRef<HTMLDivElement>(null);
  const hintId = useId();

  const clear = () => {
    onClear();
    // The button goes away with what it cleared.
    journal.current?.focus();
  };

  return (
    <Section title="Calls">
      <p id={hintId} className={css.hint}>
        Of this page, the newest first. What they carried is not kept.
      </p>
      <div
        ref={journal}
        role="region"
        aria-label="Journal of calls"
        aria-describedby={hintId}
        tabIndex={0}
        className={css.journal}
      >
        {calls.length === 0 ? (
          <p className={css.hint}>No calls yet.</p>
        ) : (
          <ol role="list">
            {calls.toReversed().map((call) => (
              <JournalItem key={call.id} {...call} />
            ))}
          </ol>
        )}
      </div>
      {calls.length > 0 && (
        <div className={css.actions}>
          <Button kind="quiet" onClick={clear}>
            Clear the journal
          </Button>
        </div>
      )}
    </Section>
  );
}

function JournalItem({ time, name, status, message }: MockCall) {
  const outcome = status >= 200 && status < 300 ? 'answered' : 'refused';
  return (
    <li className={css.call} data-outcome={outcome}>
      <span className={css.time}>{time}</span>
      <span className={css.callName}>{callNames[name]}</span>
      <span className={css.status}>{status === 0 ? 'No answer' : status}</span>
      {message && <span className={css.serverMessage}>{message}</span>}
    </li>
  );
}

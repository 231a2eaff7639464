import { useId, useRef } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { LiveMessage } from '#components/LiveMessage/LiveMessage.tsx';
import { callNames } from '#mocks/errorWords.ts';
import type { IdentityToolkit } from '#mocks/identity-toolkit/index.ts';
import * as css from './MockPanel.css.ts';
import { Section } from './Section.tsx';
import { useService } from './useService.ts';

const clock = new Intl.DateTimeFormat('en', { timeStyle: 'medium', hourCycle: 'h23' });

export function CallJournal({ service }: { service: IdentityToolkit }) {
  const calls = useService(service, (it) => it.calls);
  const journal = useRef<HTMLDivElement>(null);
  const hintId = useId();

  const clear = () => {
    service.clearCalls();
    // The button goes away with what it cleared.
    journal.current?.focus();
  };

  return (
    <Section title="Calls">
      <p id={hintId} className={css.hint}>
        Of this page, the newest first. What they carried is not kept.
      </p>
      <LiveMessage className={css.announcement} message={calls.at(-1)?.hint ?? ''} />
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
            {calls.toReversed().map(({ id, at, call, status, message, hint }) => (
              <li
                key={id}
                className={css.call}
                data-outcome={status >= 200 && status < 300 ? 'answered' : 'refused'}
              >
                <span className={css.time}>{clock.format(at)}</span>
                <span className={css.callName}>{callNames[call]}</span>
                <span className={css.status}>{status === 0 ? 'No answer' : status}</span>
                {message && <span className={css.serverMessage}>{message}</span>}
                {hint && <span className={css.callHint}>{hint}</span>}
              </li>
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

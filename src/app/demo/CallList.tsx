import { callNames, outcomeName } from '#mocks/callNames.ts';
import { clientOutcome, type IdentityToolkit } from '#mocks/identity-toolkit/index.ts';
import * as css from './MockPanel.css.ts';

export interface CallListProps {
  /** In the order of the list. */
  calls: IdentityToolkit['calls'];
}

const clock = new Intl.DateTimeFormat('en', { timeStyle: 'medium', hourCycle: 'h23' });

/** The SDK's calls, each with its response, the fault that applied, and the outcome in the SDK. */
export function CallList({ calls }: CallListProps) {
  return (
    <div role="region" aria-label="Call log" tabIndex={0} className={css.journal}>
      {calls.length === 0 && <p className={css.row}>No calls yet.</p>}
      <ol role="list">
        {calls.map((entry) => {
          const { id, at, call, status, message, fault, hint } = entry;
          const outcome = clientOutcome(entry);
          return (
            <li key={id} className={css.row} data-refused={status < 200 || status > 299}>
              <span className={css.hint}>{clock.format(at)}</span>
              <strong>{callNames[call]}</strong>
              <span className={css.end}>{status || 'No answer'}</span>
              {outcome && (
                <span className={css.wide}>
                  <code translate="no">{message ?? fault}</code>{' '}
                  <code className={css.hint} translate="no">
                    {outcomeName(outcome)}
                  </code>
                </span>
              )}
              {hint && <span className={css.wide}>{hint}</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

import { useId } from 'react';
import { Choice, type Option } from './Choice.tsx';
import * as css from './MockPanel.css.ts';
import type { MockDelay } from './mockService.ts';
import { Section } from './Section.tsx';

export interface ConditionsProps {
  delay: MockDelay;
  connection: 'online' | 'offline';
  tokenLifetimeSeconds: number;
  onDelay: (delay: MockDelay) => void;
  onConnection: (connection: 'online' | 'offline') => void;
  onTokenLifetime: (seconds: number) => void;
}

const delays: readonly Option<MockDelay>[] = [
  { value: 0, label: 'None' },
  { value: 1000, label: '1 second' },
  { value: 3000, label: '3 seconds' },
  { value: 'infinite', label: 'Never answers' },
];

const lifetimes: readonly Option<number>[] = [
  { value: 3600, label: '1 hour' },
  { value: 310, label: '5 min 10 s' },
  { value: 60, label: '1 minute' },
];

export function Conditions({
  delay,
  connection,
  tokenLifetimeSeconds,
  onDelay,
  onConnection,
  onTokenLifetime,
}: ConditionsProps) {
  const hintId = useId();
  return (
    <Section title="Connection and tokens">
      <div className={css.pair}>
        <Choice
          label="Delay"
          value={delay}
          options={withCurrent(delays, { value: delay, label: `${delay} ms` })}
          onChoose={onDelay}
        />
        <Choice
          label="Token lifetime"
          value={tokenLifetimeSeconds}
          options={withCurrent(lifetimes, {
            value: tokenLifetimeSeconds,
            label: `${tokenLifetimeSeconds} s`,
          })}
          onChoose={onTokenLifetime}
        />
      </div>
      <div className={css.checkboxRow}>
        <label className={css.checkboxLabel}>
          <input
            type="checkbox"
            className={css.checkbox}
            checked={connection === 'offline'}
            aria-describedby={hintId}
            onChange={({ target }) => onConnection(target.checked ? 'offline' : 'online')}
          />
          Offline
        </label>
        <p id={hintId} className={css.hint}>
          No call gets through.
        </p>
      </div>
    </Section>
  );
}

/** A value set from elsewhere is shown too. */
function withCurrent<Value extends string | number>(
  options: readonly Option<Value>[],
  current: Option<Value>,
): readonly Option<Value>[] {
  return options.some(({ value }) => value === current.value) ? options : [...options, current];
}

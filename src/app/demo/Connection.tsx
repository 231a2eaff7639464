import { useId } from 'react';
import type { IdentityToolkit } from '#mocks/identity-toolkit/index.ts';
import { Choice } from './Choice.tsx';
import * as css from './MockPanel.css.ts';
import { Section } from './Section.tsx';
import { useService } from './useService.ts';

type Option = readonly [value: number | 'infinite', label: string];

const delays: readonly Option[] = [
  [0, 'None'],
  [1000, '1 second'],
  [3000, '3 seconds'],
  ['infinite', 'Never answers'],
];

const lifetimes: readonly Option[] = [
  [3600, '1 hour'],
  [310, '5 min 10 s'],
  [60, '1 minute'],
];

export function Connection({ service }: { service: IdentityToolkit }) {
  const { delay, offline } = useService(service, (it) => it.network);
  const { tokenLifetimeSeconds } = useService(service, (it) => it.settings);
  const hintId = useId();
  return (
    <Section title="Connection and tokens">
      <div className={css.pair}>
        <Choice
          label="Delay"
          value={delay}
          onChoose={(chosen) => service.setDelay(chosen === 'infinite' ? chosen : Number(chosen))}
        >
          {optionsWith(delays, [delay, `${delay} ms`])}
        </Choice>
        <Choice
          label="Token lifetime"
          value={tokenLifetimeSeconds}
          onChoose={(chosen) => service.configure({ tokenLifetimeSeconds: Number(chosen) })}
        >
          {optionsWith(lifetimes, [tokenLifetimeSeconds, `${tokenLifetimeSeconds} s`])}
        </Choice>
      </div>
      <div className={css.checkboxRow}>
        <label className={css.checkboxLabel}>
          <input
            type="checkbox"
            className={css.checkbox}
            checked={offline}
            aria-describedby={hintId}
            onChange={({ target }) => service.setOffline(target.checked)}
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
function optionsWith(options: readonly Option[], current: Option) {
  const isKnown = options.some(([value]) => value === current[0]);
  return [...options, ...(isKnown ? [] : [current])].map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

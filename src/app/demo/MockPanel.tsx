import { ChevronDown, FlaskConical } from 'lucide';
import { useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { visuallyHidden } from '#components/theme/visuallyHidden.css.ts';
import { callNames } from '#mocks/callNames.ts';
import {
  type FaultId,
  faults,
  type IdentityCall,
  type IdentityToolkit,
} from '#mocks/identity-toolkit/index.ts';
import { Badge } from '#ui/Badge';
import { Button } from '#ui/Button';
import { Icon } from '#ui/Icon';
import { LiveMessage } from '#ui/LiveMessage';
import { CallList } from './CallList.tsx';
import { Mailbox } from './Mailbox.tsx';
import * as css from './MockPanel.css.ts';
import { Select } from './Select.tsx';

export interface MockPanelProps {
  service: IdentityToolkit;
}

/** The panel has its own root, so that it works while the portal waits or after it has failed. */
export function mountMockPanel(props: MockPanelProps): void {
  const container = document.createElement('div');
  container.lang = 'en';
  document.body.append(container);
  createRoot(container).render(<MockPanel {...props} />);
}

const name = 'Mock identity service';

const closeOnEscape = (details: HTMLDetailsElement | null) =>
  details?.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    details.open = false;
    details.querySelector('summary')?.focus();
  });

/** In a narrow window the panel comes last, and opens below the visible part. */
const scrollToPanel = (content: HTMLElement | null) => content?.parentElement?.scrollIntoView();

/** Shows the accounts and calls of the mocked service, and lets people choose its answers. */
export function MockPanel({ service }: MockPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <aside aria-label={name}>
      <details
        ref={closeOnEscape}
        className={css.panel}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary className={css.summary}>
          <Icon shape={FlaskConical} size="1.25rem" />
          {name}
          <Icon shape={ChevronDown} size="1.125rem" className={css.chevron} />
        </summary>
        {isOpen && (
          <div ref={scrollToPanel} className={css.content}>
            <p className={css.introduction}>
              This portal signs in against a mock in your browser. What you change here holds in
              every tab, over reloads too.
            </p>
            <NextAnswer service={service} />
            <Connection service={service} />
            <Mailbox service={service} />
            <Calls service={service} />
            <Accounts service={service} />
          </div>
        )}
      </details>
    </aside>
  );
}

const portalCalls: IdentityCall[] = [
  'signInWithPassword',
  'lookup',
  'token',
  'passwordPolicy',
  'sendOobCode',
  'resetPassword',
];
const callOptions = Object.fromEntries(portalCalls.map((call) => [call, callNames[call]]));
const faultOptions = Object.fromEntries(
  faults.map(({ id, group, outcome }) => [id, `${group}: ${id}, ${outcome}`]),
);
const anyOf = new Intl.ListFormat('en', { type: 'disjunction' });

function NextAnswer({ service }: MockPanelProps) {
  const { next } = useSyncExternalStore(service.subscribe, () => service.network);
  const [chosenCall, setChosenCall] = useState<IdentityCall | ''>('');
  const id = next?.fault.id ?? '';
  const call = next ? (next.call ?? '') : chosenCall;
  const calls = call ? [call] : (next?.fault.calls ?? []);
  const metBy = portalCalls.filter((each) => calls.includes(each));
  const waiting = metBy.length
    ? `Waiting for the next call: ${anyOf.format(metBy.map((each) => callNames[each]))}.`
    : 'No call of the portal meets this. Choose one under “To”.';

  const choose = (fault: FaultId | '', to: IdentityCall | '') => {
    setChosenCall(to);
    if (fault) service.answerNext(fault, to || undefined);
    else service.disarm();
  };

  return (
    <section className={css.section}>
      <h2>Next answer</h2>
      <p className={css.hint}>Meets one call, then all is as usual again.</p>
      <Select
        label="Answer with"
        value={id}
        options={{ '': 'As usual', ...faultOptions }}
        onChange={(chosen) => choose(chosen, call)}
      />
      <Select
        label="To"
        value={call}
        options={{ '': 'Any call', ...callOptions }}
        onChange={(chosen) => choose(id, chosen)}
      />
      <LiveMessage className={css.hint} message={next ? `${waiting} ${next.fault.cause}` : ''} />
    </section>
  );
}

const delays = { 0: 'None', 1000: '1 second', 3000: '3 seconds', infinite: 'Never answers' };
const lifetimes = { 60: '1 minute', 310: '5 min 10 s', 3600: '1 hour' };

function Connection({ service }: MockPanelProps) {
  const { delay, offline } = useSyncExternalStore(service.subscribe, () => service.network);
  const settings = useSyncExternalStore(service.subscribe, () => service.settings);
  const lifetime = settings.tokenLifetimeSeconds;
  return (
    <section className={css.section}>
      <h2>Connection and tokens</h2>
      <Select
        label="Delay"
        value={String(delay)}
        options={{ [delay]: `${delay} ms`, ...delays }}
        onChange={(chosen) => service.setDelay(chosen === 'infinite' ? chosen : Number(chosen))}
      />
      <Select
        label="Token lifetime"
        value={String(lifetime)}
        options={{ [lifetime]: `${lifetime} s`, ...lifetimes }}
        onChange={(chosen) => service.configure({ tokenLifetimeSeconds: Number(chosen) })}
      />
      <label>
        <input type="checkbox" checked={offline} onChange={() => service.setOffline(!offline)} />{' '}
        Offline: no call gets through
      </label>
    </section>
  );
}

function Calls({ service }: MockPanelProps) {
  const calls = useSyncExternalStore(service.subscribe, () => service.calls);
  return (
    <section className={css.section}>
      <h2>Calls</h2>
      <p className={css.hint}>Of this page, the newest first. What they carried is not kept.</p>
      <LiveMessage message={calls.at(-1)?.hint ?? ''} repeat={calls.at(-1)?.id} />
      <CallList calls={calls.toReversed()} />
      <Button variant="plain" onClick={() => service.clearCalls()}>
        Clear the journal
      </Button>
    </section>
  );
}

function Accounts({ service }: MockPanelProps) {
  const accounts = useSyncExternalStore(service.subscribe, () => service.accounts);
  const [message, setMessage] = useState('');

  const reset = () => {
    // This releases hanging calls, which a reset alone would not.
    service.setDelay(0);
    service.reset();
    setMessage('Everything was put back as it was at the start.');
  };

  return (
    <section className={css.section}>
      <h2>Accounts</h2>
      <p className={css.hint}>
        A page that is signed in notices a change with its next call, for example on reload.
      </p>
      <ul role="list">
        {accounts.map(({ localId: id, email, password, disabled, displayName = email }) => {
          const whose = <span className={visuallyHidden}> {displayName}</span>;
          const toggle = () => (disabled ? service.enable(id) : service.disable(id));
          const expire = () => {
            service.revoke(id);
            setMessage(`Every session of ${displayName} was ended.`);
          };
          return (
            <li key={id} className={css.row}>
              <strong>{displayName}</strong>
              <span className={css.end} aria-live="polite">
                <Badge>{disabled ? 'Disabled' : 'Active'}</Badge>
              </span>
              <span className={css.wide}>
                <span>{displayName === email ? '' : `${email} · `}</span>
                {password ? (
                  <code>{password}</code>
                ) : (
                  <span>with the password that was chosen</span>
                )}
              </span>
              <Button variant="plain" onClick={toggle}>
                <span>{disabled ? 'Enable' : 'Disable'}</span>
                {whose}
              </Button>
              <Button variant="plain" onClick={expire}>
                <span>Expire the session now</span>
                {whose}
              </Button>
            </li>
          );
        })}
      </ul>
      <Button variant="quiet" onClick={reset}>
        Reset everything
      </Button>
      <LiveMessage className={css.hint} message={message} />
    </section>
  );
}

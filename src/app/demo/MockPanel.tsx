import { ChevronDown, FlaskConical } from 'lucide';
import { useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
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
import { Row } from '#ui/Row';
import { Select } from '#ui/Select';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { CallList } from './CallList.tsx';
import { Mailbox } from './Mailbox.tsx';
import * as css from './MockPanel.css.ts';

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

/** Shows the accounts and calls of the mocked service, and lets people choose its responses. */
export function MockPanel({ service }: MockPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <aside aria-label={name}>
      <details
        ref={closeOnEscape}
        className={css.panel}
        onToggle={({ currentTarget: { open } }) => {
          setIsOpen(open);
          document.documentElement.classList.toggle(css.rootBeside, open);
        }}
      >
        <summary className={css.summary}>
          <Icon shape={FlaskConical} size="1.25rem" />
          {name}
          <Icon shape={ChevronDown} size="1.125rem" className={css.chevron} />
        </summary>
        {isOpen && (
          <div ref={scrollToPanel} className={css.content}>
            <p className={css.introduction}>
              This portal signs in against a mock in your browser. Changes here apply in every tab
              and survive a reload.
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
    : 'No call the portal makes can fail this way. Choose one under “To”.';

  const choose = (fault: FaultId | '', to: IdentityCall | '') => {
    setChosenCall(to);
    if (fault) service.failNext(fault, to || undefined);
    else service.disarm();
  };

  return (
    <section className={css.section}>
      <h2>Next answer</h2>
      <p className={css.hint}>Applies to one call; then everything is back to normal.</p>
      <Select
        label="Answer with"
        value={id}
        options={{ '': 'Default', ...faultOptions }}
        onChange={({ target }) => choose(target.value, call)}
      />
      <Select
        label="To"
        value={call}
        options={{ '': 'Any call', ...callOptions }}
        onChange={({ target }) => choose(id, target.value)}
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
        onChange={({ target: { value } }) =>
          service.setDelay(value === 'infinite' ? value : Number(value))
        }
      />
      <Select
        label="Token lifetime"
        value={String(lifetime)}
        options={{ [lifetime]: `${lifetime} s`, ...lifetimes }}
        onChange={({ target }) => service.configure({ tokenLifetimeSeconds: Number(target.value) })}
      />
      <label>
        <input
          type="checkbox"
          className={css.checkBox}
          checked={offline}
          onChange={() => service.setOffline(!offline)}
        />{' '}
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
      <p className={css.hint}>From this page, newest first. Their contents are not recorded.</p>
      <LiveMessage message={calls.at(-1)?.hint ?? ''} repeat={calls.at(-1)?.id} />
      <CallList calls={calls.toReversed()} />
      <Row gap={2}>
        <Button variant="plain" onClick={() => service.clearCalls()}>
          Clear the log
        </Button>
      </Row>
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
    setMessage('Everything has been reset.');
  };

  return (
    <section className={css.section}>
      <h2>Accounts</h2>
      <p className={css.hint}>
        A signed-in page notices a change on its next call, for example on reload.
      </p>
      <ul role="list">
        {accounts.map(({ localId: id, email, password, disabled, displayName = email }) => {
          const whose = <VisuallyHidden> {displayName}</VisuallyHidden>;
          const toggle = () => (disabled ? service.enable(id) : service.disable(id));
          const expire = () => {
            service.revoke(id);
            setMessage(`All sessions of ${displayName} have been ended.`);
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
                  <code translate="no">{password}</code>
                ) : (
                  <span>with the password they chose</span>
                )}
              </span>
              <Button variant="plain" onClick={toggle}>
                <span>{disabled ? 'Enable' : 'Disable'}</span>
                {whose}
              </Button>
              <Button variant="plain" onClick={expire}>
                <span>End all sessions</span>
                {whose}
              </Button>
            </li>
          );
        })}
      </ul>
      <Row gap={2}>
        <Button variant="quiet" onClick={reset}>
          Reset everything
        </Button>
      </Row>
      <LiveMessage className={css.hint} message={message} />
    </section>
  );
}

import type { MockPanelProps } from '#components/MockPanel/MockPanel.tsx';
import type { IdentityToolkit } from '#mocks/identity-toolkit/index.ts';

type Shown = Pick<
  MockPanelProps,
  'accounts' | 'armed' | 'calls' | 'connection' | 'delay' | 'tokenLifetimeSeconds'
>;

export interface PanelSource {
  readonly subscribe: (listener: () => void) => () => void;
  /** The same object until something changes. */
  readonly read: () => Shown;
}

const clock = new Intl.DateTimeFormat('en', { timeStyle: 'medium', hourCycle: 'h23' });

/** What the panel shows of the service. Lives as long as the page. */
export function createPanelSource(service: IdentityToolkit): PanelSource {
  let shown = readFrom(service);
  service.subscribe(() => {
    shown = readFrom(service);
  });
  return { subscribe: (listener) => service.subscribe(listener), read: () => shown };
}

function readFrom({ accounts, calls, network, settings }: IdentityToolkit): Shown {
  const { next } = network;
  return {
    accounts: accounts.map(({ localId, displayName, email, password, disabled }) => ({
      id: localId,
      name: displayName ?? email,
      email,
      password,
      state: disabled ? 'disabled' : 'active',
    })),
    armed: next && { faultId: next.fault.id, ...(next.call !== undefined && { call: next.call }) },
    calls: calls.map(({ id, at, call, status, message }) => ({
      id,
      time: clock.format(at),
      name: call,
      status,
      ...(message !== undefined && { message }),
    })),
    connection: network.offline ? 'offline' : 'online',
    delay: network.delay,
    tokenLifetimeSeconds: settings.tokenLifetimeSeconds,
  };
}

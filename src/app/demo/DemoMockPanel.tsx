import { useSyncExternalStore } from 'react';
import { MockPanel } from '#components/MockPanel/MockPanel.tsx';
import type { MockFault } from '#components/MockPanel/mockService.ts';
import type { FaultGroup } from '#mocks/identity-toolkit/fault.ts';
import { faultNamed, faults } from '#mocks/identity-toolkit/faults.ts';
import type { IdentityToolkit } from '#mocks/identity-toolkit/service.ts';
import type { PanelSource } from './panelSource.ts';

const groupNames: Record<FaultGroup, string> = {
  credentials: 'Credentials',
  account: 'Account',
  session: 'Session',
  request: 'Request',
  project: 'Project',
  captcha: 'Captcha',
  secondStep: 'Second step',
  server: 'Server',
  transport: 'Transport',
};

const panelFaults: readonly MockFault[] = faults.map(({ id, group, cause }) => ({
  id,
  group: groupNames[group],
  cause,
}));

export interface DemoMockPanelProps {
  service: IdentityToolkit;
  source: PanelSource;
}

/** The panel on the service that answers this page. */
export function DemoMockPanel({ service, source }: DemoMockPanelProps) {
  const shown = useSyncExternalStore(source.subscribe, source.read);
  return (
    <MockPanel
      {...shown}
      faults={panelFaults}
      onDisable={(id) => service.disable(id)}
      onEnable={(id) => service.enable(id)}
      onExpire={(id) => service.revoke(id)}
      onArm={({ faultId, call }) => service.answerNext(faultNamed(faultId), call)}
      onDisarm={() => service.answerNext(undefined)}
      onDelay={(delay) => service.setDelay(delay)}
      onConnection={(connection) => service.setOffline(connection === 'offline')}
      onTokenLifetime={(tokenLifetimeSeconds) => service.configure({ tokenLifetimeSeconds })}
      onClearCalls={() => service.clearCalls()}
      onReset={() => service.reset()}
    />
  );
}

import { useSyncExternalStore } from 'react';
import { MockPanel } from '#components/MockPanel/MockPanel.tsx';
import type { MockFault } from '#components/MockPanel/mockService.ts';
import { groupTitles } from '#mocks/errorWords.ts';
import { type FaultId, faults, type IdentityToolkit } from '#mocks/identity-toolkit/index.ts';
import type { PanelSource } from './panelSource.ts';

const panelFaults: readonly MockFault[] = faults.map(({ id, group, cause }) => ({
  id,
  group: groupTitles[group],
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
      onArm={({ faultId, call }) => service.answerNext(faultId as FaultId, call)}
      onDisarm={() => service.disarm()}
      onDelay={(delay) => service.setDelay(delay)}
      onConnection={(connection) => service.setOffline(connection === 'offline')}
      onTokenLifetime={(tokenLifetimeSeconds) => service.configure({ tokenLifetimeSeconds })}
      onClearCalls={() => service.clearCalls()}
      onReset={() => service.reset()}
    />
  );
}

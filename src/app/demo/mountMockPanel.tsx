import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { IdentityToolkit } from '#mocks/identity-toolkit/index.ts';
import { DemoMockPanel } from './DemoMockPanel.tsx';
import { createPanelSource } from './panelSource.ts';

/** Apart from the portal's own tree: it works whatever the portal waits for, and after it fails. */
export function mountMockPanel(service: IdentityToolkit): void {
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(
    <StrictMode>
      <DemoMockPanel service={service} source={createPanelSource(service)} />
    </StrictMode>,
  );
}

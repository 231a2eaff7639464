import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { IdentityToolkit } from '#mocks/identity-toolkit/index.ts';
import { MockPanel } from './MockPanel.tsx';

/** Apart from the portal's own tree: it works whatever the portal waits for, and after it fails. */
export function mountMockPanel(service: IdentityToolkit): void {
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(
    <StrictMode>
      <MockPanel service={service} />
    </StrictMode>,
  );
}

import { createRoot } from 'react-dom/client';
import type { IdentityToolkit } from '#mocks/identity-toolkit/index.ts';
import { MockPanel } from './MockPanel.tsx';

/** In a root of its own, so that the panel works while the portal waits and after the portal fails. */
export function mountMockPanel(service: IdentityToolkit): void {
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(<MockPanel service={service} />);
}

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { Identity } from '#features/session/identity.ts';
import { createSession } from '#features/session/session.ts';
import { createTabLink } from '#features/session/tabLink.ts';
import '#components/theme/global.ts';
import { App } from './App.tsx';
import { deviceKey } from './deviceKey.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { Notices } from './notices.ts';

export interface PortalOptions {
  /** The mode's API key: what is kept on the device is named after it. */
  installation: string;
  identity: Identity;
  notices?: Notices;
}

/** Puts the portal into the page. What differs between demo, emulator and live comes from outside. */
export function startPortal({ installation, identity, notices = {} }: PortalOptions) {
  const session = createSession({
    identity,
    storages: [() => window.localStorage, () => window.sessionStorage],
    unfinishedSignOutFlag: deviceKey(installation, 'signOutUnfinished'),
    tabs: createTabLink(deviceKey(installation, 'session')),
  });
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root".');
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary>
        <BrowserRouter>
          <App installation={installation} session={session} notices={notices} />
        </BrowserRouter>
      </ErrorBoundary>
    </StrictMode>,
  );
}

import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { AuthClient } from '#features/session/authClient.ts';
import { createSession } from '#features/session/session.ts';
import { createTabLink } from '#features/session/tabLink.ts';
import '#components/theme/global.ts';
import { App } from './App.tsx';
import { deviceKey } from './deviceKey.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import './firstScreen.css.ts';
import type { Notices } from './notices.ts';
import { employeeSetting } from './portalChunk.ts';
import { storages } from './storages.ts';
import { takeOver } from './takeOver.ts';

export interface PortalOptions {
  /** The mode's API key: what is kept on the device is named after it. */
  installation: string;
  authClient: AuthClient;
  notices?: Notices;
}

/** Puts the portal into the page. What differs between demo, emulator and live comes from outside. */
export function startPortal({ installation, authClient, notices = {} }: PortalOptions) {
  const session = createSession({
    authClient,
    storages,
    unfinishedSignOutFlag: deviceKey(installation, 'signOutUnfinished'),
    tabs: createTabLink(deviceKey(installation, 'session')),
  });
  const first = session.getInitialState().status === 'unknown' ? 'loading' : 'root';
  const portal = (
    <StrictMode>
      <ErrorBoundary>
        {/* A press and what it shows belong to one task, or the focus would rest on what goes away. */}
        <BrowserRouter useTransitions={false}>
          <App
            installation={installation}
            session={session}
            notices={notices}
            employee={employeeSetting}
          />
        </BrowserRouter>
      </ErrorBoundary>
    </StrictMode>
  );
  inNextTask(() => takeOver(first, portal));
}

/** What is typed meanwhile is seen sooner than after all of the start at once. */
function inNextTask(run: () => void) {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', run, { once: true });
  port1.start();
  port2.postMessage(null);
}

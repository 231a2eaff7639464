import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { AuthClient } from '#features/session/authClient.ts';
import { createSession, type Session } from '#features/session/session.ts';
import { storageKey } from '#features/session/storage.ts';
import { createTabLink } from '#features/session/tabLink.ts';
import '#components/theme/global.ts';
import { App, type Notices } from './App.tsx';
import { createAccountProgress } from './accountProgress.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { hydrate } from './hydrate.ts';
import { employeeSetting, planIdOf, portalWith } from './portalChunk.ts';
import './prerendered.css.ts';

export interface PortalOptions {
  /** The mode's API key: what is kept on the device is named after it. */
  storageNamespace: string;
  /** @param onLookup to be called when the service is asked whether a stored user is still welcome */
  createAuthClient: (onLookup: () => void) => AuthClient;
  notices?: Notices;
}

/** Puts the portal into the page. What differs between demo, emulator and live comes from outside. */
export function startPortal({ storageNamespace, createAuthClient, notices = {} }: PortalOptions) {
  const { isReturning } = window.bootstrap;
  // Not before the user is looked up, because the portal's code takes a while to evaluate.
  const authClient = createAuthClient(() => {
    if (isReturning) portalWith(planIdOf(employeeSetting)).preload();
  });
  const session = createSession({
    authClient,
    isReturning,
    unfinishedSignOutFlag: storageKey(storageNamespace, 'signOutUnfinished'),
    tabs: createTabLink(storageKey(storageNamespace, 'session')),
  });
  const accountProgress = createAccountProgress(session, storageNamespace);
  const draw = () =>
    hydrate(
      <StrictMode>
        <ErrorBoundary>
          {/* A press and what it shows belong to one task, or the focus would rest on what goes away. */}
          <BrowserRouter useTransitions={false}>
            <App
              session={session}
              accountProgress={accountProgress}
              notices={notices}
              employee={employeeSetting}
            />
          </BrowserRouter>
        </ErrorBoundary>
      </StrictMode>,
    );
  if (!isReturning) return inNextTask(draw);
  drawOnceKnown(session, draw);
}

const silentMs = 2000;

/** The prerendered `Loading...` stands until there is something else to show, or soon more to say. */
function drawOnceKnown(session: Session, draw: () => void) {
  if (session.getState().status !== 'unknown') return draw();
  const drawOnce = () => {
    clearTimeout(timer);
    unsubscribe();
    draw();
  };
  const timer = setTimeout(drawOnce, silentMs);
  const unsubscribe = session.subscribe(drawOnce);
}

/** What is typed meanwhile is seen sooner than after all of the start at once. */
function inNextTask(run: () => void) {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', run);
  port1.start();
  port2.postMessage(null);
}

import { renderToString } from 'react-dom/server.edge';
import { StaticRouter } from 'react-router-dom';
import type { AuthClient, AuthState } from '#features/session/authClient.ts';
import { createSession } from '#features/session/session.ts';
import { createStore } from '#features/store.ts';
import { App } from '../App.tsx';
import type { PortalState } from '../portal/portalLoader.ts';

/** Knows nothing yet. Nothing else is asked of it while the page is built. */
const authClient = createStore<AuthState | undefined>(
  undefined,
) as Partial<AuthClient> as AuthClient;

const render = (isReturning: boolean) =>
  renderToString(
    <StaticRouter location="/login">
      <App
        session={createSession({ authClient, storages: [], isReturning })}
        portal={createStore<PortalState>({ status: 'loading' })}
      />
    </StaticRouter>,
  );

/** The prerendered screens as HTML, by the id of their element in `index.html`. */
export const screens = { root: render(false), loading: render(true) };

import { renderToString } from 'react-dom/server.edge';
import { StaticRouter } from 'react-router-dom';
import type { Session } from '#features/session/session.ts';
import { createStore } from '#features/store.ts';
import { App } from '../App.tsx';
import type { PortalState } from '../portal/portalLoader.ts';

/** The prerendered screens as HTML, by the id of their element in `index.html`. */
export const screens = {
  root: render({ status: 'signedOut', cause: 'start' }),
  loading: render({ status: 'unknown' }),
};

function render(state: ReturnType<Session['getState']>): string {
  const unused = () => {
    throw new Error('Nothing is done while the page is built.');
  };
  const session: Session = {
    getState: () => state,
    getInitialState: () => state,
    subscribe: () => unused,
    signIn: unused,
    signOut: unused,
    isCurrent: unused,
    fetchPasswordRules: unused,
  };
  return renderToString(
    <StaticRouter location="/login">
      <App session={session} portal={createStore<PortalState>({ status: 'loading' })} />
    </StaticRouter>,
  );
}

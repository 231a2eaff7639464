import { renderToString } from 'react-dom/server.edge';
import { StaticRouter } from 'react-router-dom';
import '#components/theme/theme.css.ts';
import '#components/theme/reset.css.ts';
import type { Session } from '#features/session/session.ts';
import { App } from './App.tsx';
import './firstScreen.css.ts';

/** The first screens as HTML, by the id of their element in `index.html`. */
export const firstScreens = {
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
    fetchPasswordPolicy: unused,
  };
  return renderToString(
    <StaticRouter location="/login">
      <App installation="" session={session} notices={{}} />
    </StaticRouter>,
  );
}

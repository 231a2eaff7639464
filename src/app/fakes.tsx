import { createFakeAuthClient, createFakeStorage } from '#features/session/fakes.ts';
import { createSession } from '#features/session/session.ts';
import { createStore } from '#features/store.ts';
import { App } from './App.tsx';
import {
  type BrowserHistory,
  createBrowserHistory,
  locationAt,
  type PageLocation,
} from './browserHistory.ts';
import { createLanguage } from './language/language.ts';
import { createPlans, type EmployeeSetting } from './portal/plans.ts';
import { createPortalLoader } from './portal/portalLoader.ts';

/** For tests: the app with an identity service whose states the test decides. */
export function createFakeApp(employee: EmployeeSetting = 'sample') {
  const { authClient, report } = createFakeAuthClient();
  const storage = createFakeStorage();
  const session = createSession({ authClient, storages: [() => storage] });
  const language = createLanguage('en');
  const settings = { storageNamespace: 'test', employee };
  const portal = createPortalLoader(settings, language, createPlans());
  portal.follow(session);
  const history = createBrowserHistory();
  return { language, portal, report, app: <App {...{ history, session, portal }} /> };
}

/** For stories: a history that leaves the browser's alone. */
export function createFakeHistory(path: string): BrowserHistory {
  const earlier: PageLocation[] = [];
  const { setState, ...store } = createStore(locationAt(path));
  return {
    ...store,
    push: (address, state) => {
      earlier.push(store.getState());
      setState(locationAt(address, state, true));
    },
    replace: (address, state) => setState(locationAt(address, state)),
    back: () => setState({ ...(earlier.pop() ?? store.getState()), isPushed: false }),
  };
}

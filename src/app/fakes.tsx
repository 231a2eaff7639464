import { createFakeAuthClient, createFakeStorage } from '#features/session/fakes.ts';
import { createSession } from '#features/session/session.ts';
import { createSignedInFlag } from '#features/session/storage.ts';
import { App } from './App.tsx';
import { createLanguage } from './language/language.ts';
import { createPlans, type EmployeeSetting } from './portal/plans.ts';
import { createPortalLoader } from './portal/portalLoader.ts';

/** For tests: the app with an identity service whose states the test decides. */
export function createFakeApp(employee: EmployeeSetting = 'sample') {
  const { authClient, report } = createFakeAuthClient();
  const storage = createFakeStorage();
  const session = createSession({ authClient, flag: createSignedInFlag('test', () => storage) });
  const language = createLanguage('en');
  const settings = { storageNamespace: 'test', employee };
  const portal = createPortalLoader(settings, session, language, createPlans());
  return { language, portal, report, app: <App session={session} portal={portal} /> };
}

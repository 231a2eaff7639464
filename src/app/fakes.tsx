import { createFakeAuthClient, createFakeStorage } from '#features/session/fakes.ts';
import { createSession } from '#features/session/session.ts';
import { App, type Notices } from './App.tsx';
import type { EmployeeSetting } from './portal/plans.ts';
import { createPortalLoader } from './portal/portalLoader.ts';

interface FakeAppOptions {
  storage?: Storage;
  employee?: EmployeeSetting | undefined;
  notices?: Notices;
}

/** For tests: the app on an identity service whose states and answers the test decides. */
export function createFakeApp({
  storage = createFakeStorage(),
  employee = 'sample',
  notices = {},
}: FakeAppOptions = {}) {
  const { authClient, report } = createFakeAuthClient();
  const session = createSession({
    authClient,
    storages: [() => storage],
  });
  const portal = createPortalLoader({ session, storageNamespace: 'test', employee });
  const app = <App session={session} portal={portal} notices={notices} />;
  return { authClient, session, portal, report, app };
}

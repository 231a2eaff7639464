import { type ReactNode, useEffect, useState } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import type { Selection } from '#features/onboarding/journey.ts';
import type { EmployeeProgress, Plan } from '#features/onboarding/model.ts';
import { OnboardingScreen } from '#features/onboarding/OnboardingScreen.tsx';
import {
  createProgressStore,
  type ProgressStore,
} from '#features/onboarding/persistence/progressStore.ts';
import type { SessionUser } from '#features/session/authClient.ts';
import type { Session } from '#features/session/session.ts';
import { storageKey } from '#features/session/storage.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { loadEmployeePlan } from './employeePlan.ts';
import { forgetPlan, keepForOffline } from './offline.ts';
import { type EmployeeSetting, planAddressOf } from './portalChunk.ts';
import { reloadIfStale } from './release.ts';

/** What the page remembers of each account's progress, by uid. */
export type ProgressStores = Map<string, ProgressStore>;

export interface PortalProps {
  storageNamespace: string;
  /** As signed in, for as long as the portal is shown: another one needs another portal. */
  user: SessionUser;
  employee: EmployeeSetting;
  /** The employee's; undefined when there is no such plan. */
  plan: Plan | undefined;
  session: Session;
  stores: ProgressStores;
  notice?: string | undefined;
  contact?: ReactNode;
  isOffline: boolean;
  arrival: 'first' | 'moved';
}

const progressIsLost = 'Missions that you completed since you opened it are open again.';

/** `/home`. The selection is its query (docs/decisions/0005). */
export function Portal({
  storageNamespace,
  user,
  employee: setting,
  plan,
  session,
  stores,
  arrival,
  ...props
}: PortalProps) {
  const { uid } = user;
  const [query, setQuery] = useSearchParams();
  const navigation = useNavigationType();
  const [{ employee, milestones, progress }] = useState(() =>
    loadEmployeePlan(setting, user, plan),
  );
  const [store] = useState(() => {
    const key = storageKey(storageNamespace, 'progress', uid, progress.employeeId);
    const found = stores.get(uid) ?? openStore(key, progress);
    stores.set(uid, found);
    return found;
  });
  useEffect(() => () => forgetProgress(stores, session, uid), [stores, session, uid]);
  const addition = () => (store.getSnapshot().losesProgress ? progressIsLost : '');
  const planId = plan?.id;
  useEffect(() => {
    const hasWorker = import.meta.env.PROD && ['live', 'emulator'].includes(import.meta.env.MODE);
    if (hasWorker && planId !== undefined) void keepForOffline(planAddressOf(planId));
  }, [planId]);
  // A plan that is not there may be one of a release that has been replaced.
  useEffect(() => {
    if (!plan) void reloadIfStale();
  }, [plan]);
  return (
    <ErrorBoundary addition={addition} onSignOut={session.signOut}>
      <OnboardingScreen
        {...props}
        onSignOut={session.signOut}
        employeeName={employee?.fullName}
        milestones={milestones}
        store={store}
        navigation={{
          selection: {
            milestoneId: query.get('milestone') ?? undefined,
            missionId: query.get('mission') ?? undefined,
          },
          reason: navigation === NavigationType.Push ? 'press' : 'history',
          onSelect: (selection) => setQuery(toQuery(selection), { state: { uid } }),
        }}
        focusOnMount={arrival === 'moved'}
      />
    </ErrorBoundary>
  );
}

function openStore(key: string, initial: EmployeeProgress) {
  return createProgressStore({ device: window, key, initial });
}

/**
 * A session that the service ended leaves progress to the account's next sign-in; with any other way
 * out, it is forgotten. Either way, the device does not tell any more which plan it was.
 */
function forgetProgress(stores: ProgressStores, session: Session, uid: string) {
  const state = session.getState();
  const isEnded = state.status === 'signedOut' && state.cause !== 'signOut';
  const isStillIn = state.status === 'signedIn' && state.user.uid === uid;
  if (!isEnded && !isStillIn) stores.delete(uid);
  if (!isStillIn) void forgetPlan();
}

function toQuery({ milestoneId, missionId }: Selection): Record<string, string> {
  return {
    ...(milestoneId !== undefined && { milestone: milestoneId }),
    ...(missionId !== undefined && { mission: missionId }),
  };
}

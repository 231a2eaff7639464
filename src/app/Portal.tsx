import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keepingStates } from '#features/onboarding/keeping/keepingStates.ts';
import { createProgressStore } from '#features/onboarding/keeping/progressStore.ts';
import type { EmployeeProgress, FetchedPlan } from '#features/onboarding/model.ts';
import { OnboardingScreen } from '#features/onboarding/OnboardingScreen.tsx';
import { createPlanStore } from '#features/onboarding/planStore.ts';
import type { Selection } from '#features/onboarding/selection.ts';
import type { SessionUser } from '#features/session/authClient.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { loadEmployeePlan } from './employeePlan.ts';
import { loadWithRetry, retryImport } from './lazyResource.ts';
import type { EmployeeSetting } from './portalChunk.ts';
import { reloadIfStale } from './release.ts';
import { storageKey } from './storage.ts';
import type { ProgressStores } from './useProgressStores.ts';

export interface PortalProps {
  storageNamespace: string;
  /** As signed in, for as long as the portal is shown: another one needs another portal. */
  user: SessionUser;
  employee: EmployeeSetting;
  /** The employee's; undefined when there is no such plan. */
  plan: FetchedPlan | undefined;
  stores: ProgressStores;
  notice?: string | undefined;
  arrival: 'first' | 'moved';
  onSignOut: () => void;
}

/** `/home`. The selection is its query (docs/decisions/0005). */
export function Portal({
  storageNamespace,
  user,
  employee: setting,
  plan,
  stores,
  ...props
}: PortalProps) {
  const { uid } = user;
  const [query, setQuery] = useSearchParams();
  const [{ employee, progress, ...journey }] = useState(() =>
    loadEmployeePlan(setting, user, plan),
  );
  const [store] = useState(() => {
    const key = storageKey(storageNamespace, 'progress', uid, progress.employeeId);
    const found = stores.get(uid) ?? openStore(key, progress);
    stores.set(uid, found);
    return found;
  });
  const losesProgress = () => keepingStates[store.getSnapshot().keeping].losesProgressOnReload;
  const [planStore] = useState(() =>
    createPlanStore(journey.plan, (fetchIt, isAgain) =>
      loadWithRetry(
        retryImport(fetchIt),
        async () => isAgain && !losesProgress() && reloadIfStale(),
      ),
    ),
  );
  return (
    <ErrorBoundary losesProgress={losesProgress}>
      <OnboardingScreen
        {...props}
        employeeName={employee?.fullName}
        plan={planStore}
        store={store}
        selection={{
          milestoneId: query.get('milestone') ?? undefined,
          missionId: query.get('mission') ?? undefined,
        }}
        onSelectionChange={(selection) => setQuery(toQuery(selection), { state: { uid } })}
      />
    </ErrorBoundary>
  );
}

function openStore(key: string, initial: EmployeeProgress) {
  return createProgressStore({
    device: { storage: () => window.localStorage, storageEvents: window },
    key,
    initial,
  });
}

function toQuery({ milestoneId, missionId }: Selection): Record<string, string> {
  return {
    ...(milestoneId !== undefined && { milestone: milestoneId }),
    ...(missionId !== undefined && { mission: missionId }),
  };
}

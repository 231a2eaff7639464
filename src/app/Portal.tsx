import { useEffect, useState } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import type { EmployeeProgress, Plan } from '#features/onboarding/model.ts';
import { OnboardingScreen } from '#features/onboarding/OnboardingScreen.tsx';
import { createProgressStore } from '#features/onboarding/persistence/progressStore.ts';
import type { Selection } from '#features/onboarding/selection.ts';
import type { SessionUser } from '#features/session/authClient.ts';
import { deviceKey } from './deviceKey.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { loadEmployeePlan } from './journey.ts';
import type { EmployeeSetting } from './portalChunk.ts';
import { moveToNewRelease } from './release.ts';
import type { ProgressStores } from './useProgressStores.ts';
import { useWebFont } from './useWebFont.ts';

export interface PortalProps {
  installation: string;
  /** As signed in, for as long as the portal is shown: another one needs another portal. */
  user: SessionUser;
  employee: EmployeeSetting;
  /** The employee's; undefined when there is no such plan. */
  plan: Plan | undefined;
  stores: ProgressStores;
  notice?: string | undefined;
  arrival: 'first' | 'moved';
  onSignOut: () => void;
}

/** `/home`. The selection is its query (docs/decisions/0005). */
export function Portal({
  installation,
  user,
  employee: setting,
  plan,
  stores,
  ...props
}: PortalProps) {
  const { uid } = user;
  useWebFont();
  const [query, setQuery] = useSearchParams();
  const navigation = useNavigationType();
  const [{ employee, milestones, progress }] = useState(() =>
    loadEmployeePlan(setting, user, plan),
  );
  const [store] = useState(() => {
    const key = deviceKey(installation, 'progress', uid, progress.employeeId);
    const found = stores.get(uid) ?? openStore(key, progress);
    stores.set(uid, found);
    return found;
  });
  const losesProgress = () => store.getSnapshot().losesProgress;
  // A plan that is not there may be one of a release that has been replaced.
  useEffect(() => {
    if (!plan) void moveToNewRelease();
  }, [plan]);
  return (
    <ErrorBoundary losesProgress={losesProgress}>
      <OnboardingScreen
        {...props}
        employeeName={employee?.fullName}
        milestones={milestones}
        store={store}
        selection={{
          milestoneId: query.get('milestone') ?? undefined,
          missionId: query.get('mission') ?? undefined,
        }}
        reason={navigation === NavigationType.Push ? 'press' : 'history'}
        onSelectionChange={(selection) => setQuery(toQuery(selection), { state: { uid } })}
      />
    </ErrorBoundary>
  );
}

function openStore(key: string, initial: EmployeeProgress) {
  return createProgressStore({ device: window, key, initial });
}

function toQuery({ milestoneId, missionId }: Selection): Record<string, string> {
  return {
    ...(milestoneId !== undefined && { milestone: milestoneId }),
    ...(missionId !== undefined && { mission: missionId }),
  };
}

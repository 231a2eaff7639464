import { type ReactNode, useEffect, useState } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import type { Selection } from '#features/onboarding/journey.ts';
import type { Plan } from '#features/onboarding/model.ts';
import { OnboardingScreen } from '#features/onboarding/OnboardingScreen.tsx';
import { createProgressStore } from '#features/onboarding/persistence/progressStore.ts';
import type { SessionUser } from '#features/session/authClient.ts';
import type { AccountProgress } from './accountProgress.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { loadEmployeePlan } from './employeePlan.ts';
import { keepForOffline } from './offline.ts';
import type { EmployeeSetting } from './portalChunk.ts';
import { moveToServedRelease } from './release.ts';

export interface PortalProps {
  /** As signed in, for as long as the portal is shown: another one needs another portal. */
  user: SessionUser;
  employee: EmployeeSetting;
  /** The employee's; undefined when there is no such plan. */
  plan: Plan | undefined;
  accountProgress: AccountProgress;
  onSignOut: () => void;
  notice?: string | undefined;
  contact?: ReactNode;
  isOffline: boolean;
  arrival: 'first' | 'moved';
}

const progressIsLost = 'Missions that you completed since you opened it are open again.';

/** `/home`. The selection is its query (docs/decisions/0005). */
export function Portal({
  user,
  employee: setting,
  plan,
  accountProgress,
  onSignOut,
  arrival,
  ...props
}: PortalProps) {
  const { uid } = user;
  const [query, setQuery] = useSearchParams();
  const navigation = useNavigationType();
  const [{ employee, milestones, progress }] = useState(() =>
    loadEmployeePlan(setting, user, plan),
  );
  const [store] = useState(() =>
    accountProgress.storeOf(uid, progress.employeeId, (key) =>
      createProgressStore({ device: window, key, initial: progress }),
    ),
  );
  const addition = () => (store.getSnapshot().losesProgress ? progressIsLost : '');
  useEffect(() => {
    const hasWorker = import.meta.env.PROD && ['live', 'emulator'].includes(import.meta.env.MODE);
    if (hasWorker && plan) void keepForOffline(plan);
    // A plan that is not there may be one of a release that has been replaced.
    if (!plan) void moveToServedRelease();
  }, [plan]);
  return (
    <ErrorBoundary addition={addition} onSignOut={onSignOut}>
      <OnboardingScreen
        {...props}
        onSignOut={onSignOut}
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

function toQuery({ milestoneId, missionId }: Selection): Record<string, string> {
  return {
    ...(milestoneId !== undefined && { milestone: milestoneId }),
    ...(missionId !== undefined && { mission: missionId }),
  };
}

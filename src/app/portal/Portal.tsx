import type { ReactNode } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Selection } from '#features/onboarding/journey.ts';
import { OnboardingScreen } from '#features/onboarding/OnboardingScreen.tsx';
import { useToday } from '#features/onboarding/useToday.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import type { EmployeePlan } from './employeePlan.ts';
import { useAccountLinks } from './useAccountLinks.ts';

export { openEmployeePlan } from './employeePlan.ts';

export interface PortalProps {
  /** The same for as long as the portal is shown: another account needs another portal. */
  employeePlan: EmployeePlan;
  onSignOut: () => void;
  notice?: string | undefined;
  contact?: ReactNode;
  isOffline: boolean;
  focusOnMount: boolean;
}

const progressIsLost = 'Missions that you completed since you opened it are open again.';

/** `/home`. The selection is its query (docs/decisions/0005). */
export function Portal({ employeePlan, onSignOut, focusOnMount, ...props }: PortalProps) {
  const { uid, store, firstDay, ...plan } = employeePlan;
  const today = useToday();
  // Not useSearchParams, whose code would come with the sign-in page, because the router is one file.
  const query = new URLSearchParams(useLocation().search);
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const links = useAccountLinks(uid);
  const addition = () => (store.getSnapshot().losesProgress ? progressIsLost : '');
  return (
    <ErrorBoundary addition={addition} onSignOut={onSignOut}>
      <OnboardingScreen
        {...props}
        {...plan}
        onSignOut={onSignOut}
        store={store}
        navigation={{
          selection: {
            milestoneId: query.get('milestone') ?? undefined,
            missionId: query.get('mission') ?? undefined,
          },
          links,
          reason: navigationType === NavigationType.Push ? 'press' : 'history',
          takesFocus: focusOnMount,
          onSelect: (selection) => void navigate(`?${toQuery(selection)}`, { state: { uid } }),
          linkTo: (selection) => new URL(`?${toQuery(selection)}`, window.location.href).href,
        }}
        calendar={{ firstDay, today }}
      />
    </ErrorBoundary>
  );
}

function toQuery({ milestoneId, missionId }: Selection) {
  return new URLSearchParams({
    ...(milestoneId !== undefined && { milestone: milestoneId }),
    ...(missionId !== undefined && { mission: missionId }),
  });
}

import content from 'virtual:onboarding-plans';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { Note } from '#components/Note/Note.tsx';
import type { Selection } from '#features/onboarding/plan/journey.ts';
import { readSelection } from '#features/onboarding/progressLink/receivedLink.ts';
import {
  OnboardingScreen,
  type OnboardingScreenProps,
} from '#features/onboarding/screen/OnboardingScreen.tsx';
import { useToday } from '#features/onboarding/screen/useToday.ts';
import type { EmployeePlan } from './employeePlan.ts';
import { useAccountLinks } from './useAccountLinks.ts';

export { openEmployeePlan } from './employeePlan.ts';

export interface PortalProps
  extends Pick<OnboardingScreenProps, 'onSignOut' | 'notice' | 'contact'> {
  /** The same for as long as the portal is shown: another account needs another portal. */
  employeePlan: EmployeePlan;
  focusOnMount: boolean;
  /** Whether the link of a mail waits until nobody is signed in. */
  hasPasswordLink: boolean;
}

const passwordLinkNote = (
  <Note kind="box">
    <p>
      The link from your mail waits here until you sign out. If you reload this page, please open it
      in your mail again.
    </p>
  </Note>
);

/** `/home`. The selection is its query (docs/decisions/0005). */
export function Portal({ employeePlan, focusOnMount, hasPasswordLink, ...props }: PortalProps) {
  const { uid, employee, ...plan } = employeePlan;
  const today = useToday();
  const { search } = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const links = useAccountLinks(uid);
  return (
    <OnboardingScreen
      {...props}
      {...plan}
      employeeName={employee.fullName}
      people={{ ...employee, contact: content.contact }}
      note={hasPasswordLink && passwordLinkNote}
      navigation={{
        selection: readSelection(search),
        links,
        origin: navigationType === NavigationType.Push ? 'press' : 'history',
        takesFocus: focusOnMount,
        onSelect: (selection) => void navigate(`?${toQuery(selection)}`, { state: { uid } }),
        linkTo: (selection) => new URL(`?${toQuery(selection)}`, window.location.href).href,
      }}
      calendar={{ firstDay: employee.joinDate, today }}
    />
  );
}

function toQuery({ milestoneId, missionId }: Selection) {
  return new URLSearchParams({
    ...(milestoneId !== undefined && { milestone: milestoneId }),
    ...(missionId !== undefined && { mission: missionId }),
  });
}

import content from 'virtual:content/index';
import { useContext, useMemo } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { PortalWords } from '#components/words/en/portal.ts';
import { LanguageOf } from '#components/words/LanguageOf.tsx';
import { WordsContext } from '#components/words/words.ts';
import {
  OnboardingScreen,
  type OnboardingScreenProps,
} from '#features/onboarding/screen/OnboardingScreen.tsx';
import { useToday } from '#features/onboarding/screen/useToday.ts';
import type { EmployeePlan } from './employeePlan.ts';
import { readSelection, toQuery } from './selection.ts';

export interface PortalProps
  extends Pick<OnboardingScreenProps, 'onSignOut' | 'notice' | 'contact' | 'hasPasswordResetLink'> {
  /** Never changes while the portal is shown: another account needs another portal. */
  employeePlan: EmployeePlan;
  focusOnMount: boolean;
  /** Undefined in English, and if the language lacks them. */
  words: PortalWords | undefined;
}

/** `/home`. The selection is its query, so that a reload, Back, and a shared address restore it. */
export function Portal({ employeePlan, words, focusOnMount, ...props }: PortalProps) {
  const { uid, employee, ...plan } = employeePlan;
  const before = useContext(WordsContext);
  const all = useMemo(() => ({ ...before, portal: words ?? before.portal }), [before, words]);
  const today = useToday();
  const { search } = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  return (
    <WordsContext value={all}>
      <LanguageOf part="portal">
        <OnboardingScreen
          {...props}
          {...plan}
          employeeName={employee.fullName}
          people={{ ...employee, contact: content.contact[all.language] }}
          navigation={{
            selection: readSelection(search),
            origin: navigationType === NavigationType.Push ? 'press' : 'history',
            takesFocus: focusOnMount,
            onSelect: (selection) => void navigate(`?${toQuery(selection)}`, { state: { uid } }),
            linkTo: (selection) => new URL(`?${toQuery(selection)}`, window.location.href).href,
          }}
          calendar={{ firstDay: employee.joinDate, today }}
        />
      </LanguageOf>
    </WordsContext>
  );
}

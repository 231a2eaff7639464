import { useContext } from 'react';
import type { PortalWords } from '#components/words/en/portal.ts';
import { usePortalWords } from '#components/words/portalWords.ts';
import { LanguageSwitchContext } from '#features/LanguageSwitchContext.ts';
import { useIsOffline } from '#features/useIsOffline.ts';
import { Checklist } from '#onboarding/Checklist';
import { PageTitle } from '#page/PageTitle';
import { PortalFooter } from '#page/PortalFooter';
import { PortalHeader } from '#page/PortalHeader';
import { PortalPage } from '#page/PortalPage';
import { ScreenOnly } from '#page/ScreenOnly';
import type { Contact } from '#ui/ContactLine';
import { LiveMessage } from '#ui/LiveMessage';
import { Note } from '#ui/Note';
import { initialsOf } from '../plan/initials.ts';
import type { Selected } from '../plan/journey.ts';
import { askLinkOf, type People, personsOf } from '../plan/people.ts';
import { MissionPane } from './MissionPane.tsx';
import { PlanDetail } from './PlanDetail.tsx';
import { PlanEnd } from './PlanEnd.tsx';
import { PlanHeader } from './PlanHeader.tsx';
import { PlanTimeline } from './PlanTimeline.tsx';
import { type PortalScreenOptions, usePortalScreen } from './usePortalScreen.ts';

export interface OnboardingScreenProps extends PortalScreenOptions {
  /** Undefined or empty if it is not known. */
  employeeName?: string | undefined;
  people: People;
  onSignOut: () => void;
  /** Whether an emailed link is waiting for the user to sign out. */
  hasPasswordResetLink?: boolean;
  /** A quiet line about this installation, for the footer. */
  notice?: string | undefined;
  /** The contact for questions, shown in the footer, and if a plan is missing. */
  contact?: Contact | undefined;
}

export function OnboardingScreen(props: OnboardingScreenProps) {
  const { employeeName, people, navigation, calendar, notice, contact } = props;
  const words = usePortalWords();
  const isOffline = useIsOffline();
  const languageSwitch = useContext(LanguageSwitchContext);
  const screen = usePortalScreen(props);
  const { view } = screen;
  const { selected, journey } = view;
  const persons = personsOf(people);
  const journeyEnd = journey === 'completed' && <PlanEnd view={view} people={people} />;
  return (
    <PortalPage
      header={
        <PortalHeader
          initials={initialsOf(employeeName) || words.screen.unknownInitials}
          onSignOut={props.onSignOut}
          trailing={languageSwitch}
        />
      }
      footer={<PortalFooter notice={notice} contact={contact} trailing={languageSwitch} />}
      status={isOffline ? words.screen.offline : ''}
      checklist={
        selected.kind !== 'mission' && (
          <Checklist
            employeeName={employeeName}
            people={persons}
            progress={view.progress}
            milestones={view.milestones}
          />
        )
      }
    >
      <ScreenOnly>
        <PageTitle title={pageTitle(selected, words.screen)} />
        {props.hasPasswordResetLink && (
          <Note variant="box">
            <p>{words.screen.passwordResetWaits}</p>
          </Note>
        )}
        <PlanHeader
          screen={screen}
          employeeName={employeeName}
          people={persons}
          askLink={askLinkOf(people, words.people)}
          calendar={calendar}
          journeyEnd={journeyEnd}
        />
        <PlanTimeline screen={screen} firstOpenId={firstOpenId} />
        <LiveMessage {...screen.announcement} />
      </ScreenOnly>
      <PlanDetail
        screen={screen}
        isMissionOpened={navigation.selection.missionId !== undefined}
        firstOpenId={firstOpenId}
        missionPane={
          selected.kind === 'mission' && (
            <MissionPane
              screen={screen}
              selected={selected}
              journeyEnd={journeyEnd}
              askLink={askLinkOf(people, words.people, selected.mission.title)}
            />
          )
        }
        contact={contact}
      />
    </PortalPage>
  );
}

/** The target of the skip link. */
const firstOpenId = 'first-open-mission';

/** For the tab and the browser's history. */
function pageTitle({ milestone, mission }: Selected, words: PortalWords['screen']): string {
  const names = [mission?.title, milestone?.name].filter((name) => name !== undefined);
  return names.length === 0 ? words.title : names.join(' – ');
}

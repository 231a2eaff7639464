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
import type { Calendar } from '../plan/days.ts';
import { initialsOf } from '../plan/initials.ts';
import type { Selected } from '../plan/journey.ts';
import type { Milestone } from '../plan/model.ts';
import { askLinkOf, type People, personsOf } from '../plan/people.ts';
import { PersistenceStatus } from '../progress/PersistenceStatus.tsx';
import type { ProgressStore } from '../progress/progressStore.ts';
import type { Navigation } from './followUp.ts';
import { MissionPane } from './MissionPane.tsx';
import { PlanDetail } from './PlanDetail.tsx';
import { PlanEnd } from './PlanEnd.tsx';
import { PlanHeader } from './PlanHeader.tsx';
import { PlanTimeline } from './PlanTimeline.tsx';
import { usePlan } from './usePlan.ts';

export interface OnboardingScreenProps {
  /** Undefined or empty if it is not known. */
  employeeName?: string | undefined;
  people: People;
  /** The milestones of the employee's plan; none if there is no plan. */
  milestones: readonly Milestone[];
  store: ProgressStore;
  navigation: Navigation;
  calendar: Calendar;
  onSignOut: () => void;
  /** Whether an emailed link is waiting for the user to sign out. */
  hasPasswordResetLink?: boolean;
  /** A quiet line about this installation, for the footer. */
  notice?: string | undefined;
  /** Whom users can ask: in the footer, and if a plan is missing. */
  contact?: Contact | undefined;
}

export function OnboardingScreen({
  employeeName,
  people,
  milestones,
  store,
  navigation,
  calendar,
  onSignOut,
  hasPasswordResetLink,
  notice,
  contact,
}: OnboardingScreenProps) {
  const words = usePortalWords();
  const isOffline = useIsOffline();
  const languageSwitch = useContext(LanguageSwitchContext);
  const plan = usePlan(milestones, store, navigation, calendar);
  const { view, progressState, headings, actions } = plan;
  const { selected, journey, next } = view;
  const persons = personsOf(people);
  const journeyEnd = journey === 'completed' && <PlanEnd view={view} people={people} />;
  return (
    <PortalPage
      header={
        <PortalHeader
          initials={initialsOf(employeeName) || words.screen.unknownInitials}
          onSignOut={onSignOut}
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
        {hasPasswordResetLink && (
          <Note variant="box">
            <p>{words.screen.passwordResetWaits}</p>
          </Note>
        )}
        <PlanHeader
          employeeName={employeeName}
          people={persons}
          askLink={askLinkOf(people, words.people)}
          view={view}
          calendar={calendar}
          persistence={<PersistenceStatus state={progressState} onRemove={store.remove} />}
          journeyEnd={journeyEnd}
          onSelectNext={actions.selectNext}
          headingRef={headings.page}
        />
        <PlanTimeline
          view={view}
          firstOpenId={firstOpenId}
          employeeId={progressState.progress.employeeId}
          linkTo={navigation.linkTo}
          onSelect={actions.selectMilestone}
        />
        <LiveMessage {...plan.announcement} />
      </ScreenOnly>
      <PlanDetail
        view={view}
        isMissionOpened={navigation.selection.missionId !== undefined}
        firstOpenId={firstOpenId}
        headings={headings}
        onSelect={actions.selectMission}
        missionPane={
          selected.kind === 'mission' && (
            <MissionPane
              selected={selected}
              next={next}
              confirmation={plan.confirmation}
              persistenceNews={plan.persistenceNews}
              journeyEnd={journeyEnd}
              askLink={askLinkOf(people, words.people, selected.mission.title)}
              actions={actions}
              headingRef={headings.mission}
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

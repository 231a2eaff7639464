import { Button } from '#components/Button/Button.tsx';
import type { Contact } from '#components/ContactLine/ContactLine.tsx';
import { downloadFile } from '#components/downloadFile.ts';
import { JourneyEnd } from '#components/JourneyEnd/JourneyEnd.tsx';
import { LiveMessage } from '#components/LiveMessage/LiveMessage.tsx';
import { MilestoneTimeline } from '#components/MilestoneTimeline/MilestoneTimeline.tsx';
import { Note } from '#components/Note/Note.tsx';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { Panel } from '#components/Panel/Panel.tsx';
import { PortalFooter } from '#components/PortalFooter/PortalFooter.tsx';
import { PortalHeader } from '#components/PortalHeader/PortalHeader.tsx';
import { PortalPage } from '#components/PortalPage/PortalPage.tsx';
import { SkipLink } from '#components/PortalPage/SkipLink.tsx';
import { Sentence } from '#components/Sentence/Sentence.tsx';
import { TextLink } from '#components/TextLink/TextLink.tsx';
import type { PortalWords } from '#components/words/en/portal.ts';
import { usePortalWords } from '#components/words/portalWords.ts';
import { useIsOffline } from '#features/useIsOffline.ts';
import { formatCalendar, hasDates } from '../plan/calendarFile.ts';
import { planCompletedText } from '../plan/confirmation.ts';
import type { Calendar } from '../plan/days.ts';
import { initialsOf } from '../plan/initials.ts';
import type { Selected } from '../plan/journey.ts';
import type { Milestone } from '../plan/model.ts';
import { askLinkOf, type People, personsOf, tellLinkOf } from '../plan/people.ts';
import { PersistenceStatus } from '../progress/PersistenceStatus.tsx';
import type { ProgressStore } from '../progress/progressStore.ts';
import { ArrivalNote } from '../progressLink/ArrivalNote.tsx';
import { ProgressLinkDialog } from '../progressLink/ProgressLinkDialog.tsx';
import type { Navigation } from './followUp.ts';
import { MissionPane } from './MissionPane.tsx';
import { firstOpenId, PlanDetail } from './PlanDetail.tsx';
import { PlanHeader } from './PlanHeader.tsx';
import { usePlan } from './usePlan.ts';
import { usePrint } from './usePrint.tsx';

export interface OnboardingScreenProps {
  /** Undefined or empty where nobody has entered a name. */
  employeeName?: string | undefined;
  people: People;
  /** Of the employee's plan; none where there is no plan. */
  milestones: readonly Milestone[];
  store: ProgressStore;
  navigation: Navigation;
  calendar: Calendar;
  onSignOut: () => void;
  /** Whether the link of a mail waits until nobody is signed in. */
  hasPasswordLink?: boolean;
  /** A quiet line about this installation for the footer. */
  notice?: string | undefined;
  /** Whom a person can ask: in the footer, and where a plan is missing. */
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
  hasPasswordLink,
  notice,
  contact,
}: OnboardingScreenProps) {
  const words = usePortalWords();
  const isOffline = useIsOffline();
  const plan = usePlan(milestones, store, navigation, calendar);
  const { view, headings, confirmation, headerMessage, actions } = plan;
  const { selected, journey } = view;
  const persons = personsOf(people);
  const tellLink = tellLinkOf(people, words.people, view.progress.total);
  const { links, linkTo } = navigation;
  const { printView, printPlan, printFailure } = usePrint(employeeName, view, persons);
  const addToCalendar = () => {
    const calendarFile = formatCalendar(view.milestones, linkTo, links?.mark, new Date());
    downloadFile(words.calendar.fileName, calendarFile, 'text/calendar');
  };
  const journeyEnd = journey.status === 'completed' && (
    <JourneyEnd
      sentence={planCompletedText(view.milestones, words.completion)}
      actions={
        <>
          <Button kind="quiet" onClick={printPlan}>
            {words.screen.print}
          </Button>
          {tellLink && (
            <TextLink href={tellLink.link}>
              <Sentence text={words.people.tell(tellLink.name)} names={[tellLink.name]} />
            </TextLink>
          )}
        </>
      }
    />
  );
  return (
    <PortalPage
      header={
        <PortalHeader
          initials={initialsOf(employeeName) || words.screen.unknownInitials}
          onSignOut={onSignOut}
        />
      }
      footer={<PortalFooter notice={notice} contact={contact} />}
      status={printFailure || (isOffline ? words.screen.offline : '')}
      printView={printView}
    >
      <PageTitle title={pageTitle(selected, words.screen)} />
      {hasPasswordLink && (
        <Note kind="box">
          <p>{words.screen.passwordLinkWaits}</p>
        </Note>
      )}
      <PlanHeader
        employeeName={employeeName}
        people={persons}
        askLink={askLinkOf(people, words.people)}
        view={view}
        calendar={calendar}
        arrivalNote={
          links && (
            <ArrivalNote
              links={links}
              milestones={view.milestones}
              onAdd={store.add}
              pageHeading={headings.page}
            />
          )
        }
        persistence={
          <>
            {headerMessage && <PersistenceStatus message={headerMessage} choices={actions} />}
            {plan.progressLink && <ProgressLinkDialog link={plan.progressLink} />}
          </>
        }
        journeyEnd={journeyEnd}
        onSelectNext={actions.selectNext}
        headingRef={headings.page}
      />
      <Panel
        title={words.screen.timelineTitle}
        hint={words.screen.timelineHint}
        actions={
          journey.status === 'open' && (
            <>
              {hasDates(view.milestones) && (
                <Button kind="plain" onClick={addToCalendar}>
                  {words.calendar.add}
                </Button>
              )}
              <Button kind="plain" onClick={printPlan}>
                {words.screen.print}
              </Button>
            </>
          )
        }
      >
        <MilestoneTimeline
          milestones={view.milestones}
          activeId={selected.milestone?.id}
          nextId={journey.status === 'open' ? journey.next.milestone.id : undefined}
          todayAfter={view.todayAfter}
          skipLink={
            selected.milestone?.status === 'open' && (
              <SkipLink to={firstOpenId}>{words.screen.skipToOpenMission}</SkipLink>
            )
          }
          onSelect={actions.selectMilestone}
        />
      </Panel>
      <LiveMessage {...plan.announcement} />
      <PlanDetail
        view={view}
        isMissionOpened={navigation.selection.missionId !== undefined}
        headings={headings}
        onSelect={actions.selectMission}
        missionPane={
          selected.kind === 'mission' && (
            <MissionPane
              selected={selected}
              journey={journey}
              confirmation={confirmation}
              journeyEnd={journeyEnd}
              askLink={askLinkOf(people, words.people, selected.mission.title)}
              link={linkTo({ milestoneId: selected.milestone.id, missionId: selected.mission.id })}
              isWarned={plan.isWarned}
              store={store}
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

/** For the tab and the browser's history. */
function pageTitle({ milestone, mission }: Selected, words: PortalWords['screen']): string {
  const names = [mission?.title, milestone?.name].filter((name) => name !== undefined);
  return names.length === 0 ? words.title : names.join(' – ');
}

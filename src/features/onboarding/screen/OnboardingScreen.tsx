import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { downloadFile } from '#components/downloadFile.ts';
import { JourneyEnd } from '#components/JourneyEnd/JourneyEnd.tsx';
import { LiveMessage } from '#components/LiveMessage/LiveMessage.tsx';
import { MilestoneTimeline } from '#components/MilestoneTimeline/MilestoneTimeline.tsx';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { Panel } from '#components/Panel/Panel.tsx';
import { PortalFooter } from '#components/PortalFooter/PortalFooter.tsx';
import { PortalHeader } from '#components/PortalHeader/PortalHeader.tsx';
import { PortalPage } from '#components/PortalPage/PortalPage.tsx';
import { SkipLink } from '#components/PortalPage/SkipLink.tsx';
import { Sentence } from '#components/Sentence/Sentence.tsx';
import { TextLink } from '#components/TextLink/TextLink.tsx';
import { useIsOffline } from '#features/useIsOffline.ts';
import { formatCalendar, hasDates } from '../plan/calendarFile.ts';
import type { Calendar } from '../plan/days.ts';
import { initialsOf } from '../plan/initials.ts';
import type { Milestone } from '../plan/model.ts';
import { askLinkOf, type People, personsOf, tellLinkOf } from '../plan/people.ts';
import { journeySentence, pageTitle } from '../plan/sentences.ts';
import { PersistenceNote } from '../progress/PersistenceNote.tsx';
import type { ProgressStore } from '../progress/progressStore.ts';
import { ArrivalNote } from '../progressLink/ArrivalNote.tsx';
import { ProgressLinkDialog } from '../progressLink/ProgressLinkDialog.tsx';
import { MissionPane } from './MissionPane.tsx';
import { firstOpenId, PlanDetail } from './PlanDetail.tsx';
import { PlanHeader } from './PlanHeader.tsx';
import { type Navigation, usePlan } from './usePlan.ts';
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
  /** Above everything else. */
  note?: ReactNode;
  /** A quiet line about this installation for the footer. */
  notice?: string | undefined;
  /** Whom a person can ask: in the footer, and where a plan is missing. */
  contact?: ReactNode;
}

export function OnboardingScreen({
  employeeName,
  people,
  milestones,
  store,
  navigation,
  calendar,
  onSignOut,
  note,
  notice,
  contact,
}: OnboardingScreenProps) {
  const isOffline = useIsOffline();
  const plan = usePlan({ milestones, store, navigation, calendar });
  const {
    view,
    headings,
    confirmation,
    warning,
    headerMessage,
    announcement,
    progressLink,
    actions,
  } = plan;
  const { selected, journey } = view;
  const persons = personsOf(people);
  const tellLink = tellLinkOf(people, view.progress.total);
  const { links, linkTo } = navigation;
  const { printView, printPlan, printFailure } = usePrint(employeeName, view, persons);
  const addToCalendar = () => {
    const calendarFile = formatCalendar(view.milestones, linkTo, links?.mark, new Date());
    downloadFile('my-onboarding.ics', calendarFile, 'text/calendar');
  };
  const journeyEnd = journey.status === 'completed' && (
    <JourneyEnd
      sentence={journeySentence(view.milestones)}
      actions={
        <>
          <Button kind="quiet" onClick={printPlan}>
            Print my plan
          </Button>
          {tellLink && (
            <TextLink href={tellLink.link}>
              <Sentence text={tellLink.text} names={[tellLink.name]} />
            </TextLink>
          )}
        </>
      }
    />
  );
  return (
    <PortalPage
      header={<PortalHeader initials={initialsOf(employeeName)} onSignOut={onSignOut} />}
      footer={<PortalFooter notice={notice} contact={contact} />}
      status={printFailure || (isOffline ? 'You are offline. You can still read your plan.' : '')}
      printView={printView}
    >
      <PageTitle title={pageTitle(selected)} />
      {note}
      <PlanHeader
        employeeName={employeeName}
        people={persons}
        askLink={askLinkOf(people)}
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
            {headerMessage && <PersistenceNote message={headerMessage} choices={actions} />}
            {progressLink && <ProgressLinkDialog link={progressLink} />}
          </>
        }
        journeyEnd={journeyEnd}
        onSelectStep={actions.selectStep}
        headingRef={headings.page}
      />
      <Panel
        title="Your Onboarding Timeline"
        hint="Click on any milestone to view and complete its missions"
        actions={
          journey.status === 'open' && (
            <>
              {hasDates(view.milestones) && (
                <Button kind="plain" onClick={addToCalendar}>
                  Add to my calendar
                </Button>
              )}
              <Button kind="plain" onClick={printPlan}>
                Print my plan
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
              <SkipLink to={firstOpenId}>Skip to the first open mission</SkipLink>
            )
          }
          onSelect={actions.selectMilestone}
        />
      </Panel>
      <LiveMessage {...announcement} />
      <PlanDetail
        view={view}
        isMissionOpened={navigation.selection.missionId !== undefined}
        headings={headings}
        onSelect={actions.selectMission}
        missionPane={
          selected.kind === 'mission' && (
            <MissionPane
              step={selected}
              journey={journey}
              confirmation={confirmation}
              journeyEnd={journeyEnd}
              askLink={askLinkOf(people, selected.mission.title)}
              link={linkTo({ milestoneId: selected.milestone.id, missionId: selected.mission.id })}
              warning={warning}
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

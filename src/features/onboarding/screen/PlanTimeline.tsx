import { usePortalWords } from '#components/words/portalWords.ts';
import { MilestoneTimeline } from '#onboarding/MilestoneTimeline';
import { Button } from '#ui/Button';
import { Panel } from '#ui/Panel';
import { SkipLink } from '#ui/SkipLink';
import { formatCalendar, hasDates } from '../plan/calendarFile.ts';
import type { PlanView } from '../plan/journey.ts';
import { downloadFile } from './downloadFile.ts';
import type { Navigation } from './followUp.ts';

interface PlanTimelineProps {
  view: PlanView;
  /** The `id` of the first open mission's button. */
  firstOpenId: string;
  employeeId: string;
  linkTo: Navigation['linkTo'];
  onSelect: (milestoneId: string) => void;
}

/** The path of the milestones and, while something is open, the plan for the calendar. */
export function PlanTimeline({
  view: { milestones, selected, journey, next, milestonesBeforeToday },
  firstOpenId,
  employeeId,
  linkTo,
  onSelect,
}: PlanTimelineProps) {
  const { screen, calendar } = usePortalWords();
  const addToCalendar = () => {
    const calendarFile = formatCalendar(milestones, linkTo, employeeId, new Date());
    downloadFile(calendar.fileName, calendarFile, 'text/calendar');
  };
  return (
    <Panel
      title={screen.timelineTitle}
      hint={screen.timelineHint}
      trailing={
        journey === 'open' &&
        hasDates(milestones) && (
          <Button variant="plain" onClick={addToCalendar}>
            {calendar.add}
          </Button>
        )
      }
    >
      <MilestoneTimeline
        milestones={milestones}
        selectedId={selected.milestone?.id}
        nextId={next?.milestone.id}
        milestonesBeforeToday={milestonesBeforeToday}
        skipLink={
          selected.milestone?.status === 'open' && (
            <SkipLink to={firstOpenId}>{screen.skipToOpenMission}</SkipLink>
          )
        }
        onSelect={onSelect}
      />
    </Panel>
  );
}

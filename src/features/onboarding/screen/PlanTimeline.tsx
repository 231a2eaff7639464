import { usePortalWords } from '#components/words/portalWords.ts';
import { MilestoneTimeline } from '#onboarding/MilestoneTimeline';
import { Button } from '#ui/Button';
import { Panel } from '#ui/Panel';
import { SkipLink } from '#ui/SkipLink';
import { formatCalendar, hasDates } from '../plan/calendarFile.ts';
import { downloadFile } from './downloadFile.ts';
import type { PortalScreen } from './usePortalScreen.ts';

interface PlanTimelineProps {
  screen: PortalScreen;
  /** The `id` of the first open mission's link. */
  firstOpenId: string;
}

/** The path of the milestones and, while something is open, the plan for the calendar. */
export function PlanTimeline({ screen, firstOpenId }: PlanTimelineProps) {
  const { screen: words, calendar } = usePortalWords();
  const { milestones, selected, journey, next, milestonesBeforeToday } = screen.view;
  const { progress } = screen.progressState;
  const addToCalendar = () => {
    const calendarFile = formatCalendar(milestones, screen.linkTo, progress.employeeId, new Date());
    downloadFile(calendar.fileName, calendarFile, 'text/calendar');
  };
  return (
    <Panel
      title={words.timelineTitle}
      hint={journey === 'completed' ? words.timelineHintAtEnd : words.timelineHint}
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
            <SkipLink to={firstOpenId}>{words.skipToOpenMission}</SkipLink>
          )
        }
        linkTo={(milestoneId) => screen.linkTo({ milestoneId })}
        onSelect={screen.on.milestone}
      />
    </Panel>
  );
}

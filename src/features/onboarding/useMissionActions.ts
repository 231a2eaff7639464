import { useState } from 'react';
import { focusHeading } from '#components/focusHeading.ts';
import type { MilestoneView, MissionView, NextStep, Selection } from './journey.ts';
import type { ProgressStore } from './persistence/progressStore.ts';
import { milestoneSentence } from './sentences.ts';
import { type Headings, showList, showMission } from './useScrollToSelection.ts';

interface MissionActionsOptions {
  milestones: readonly MilestoneView[];
  /** What is shown. */
  milestone: MilestoneView | undefined;
  mission: MissionView | undefined;
  store: ProgressStore;
  headings: Headings;
  onSelectionChange: (selection: Selection) => void;
}

/** What a press does: to the selection, to progress, and what a screen reader is told of it. */
export function useMissionActions({
  milestones,
  milestone,
  mission,
  store,
  headings,
  onSelectionChange,
}: MissionActionsOptions) {
  /** The mission that was completed since it was opened, and whether it was the first that can be lost. */
  const [completed, setCompleted] = useState<{ id: string; isFirst: boolean }>();
  const [announcement, setAnnouncement] = useState({ milestoneId: '', message: '', turn: 0 });
  const isJustCompleted = completed !== undefined && completed.id === mission?.id;

  if (completed && !isJustCompleted) setCompleted(undefined);

  const announce = (milestoneId: string, message: string) =>
    setAnnouncement(({ turn }) => ({ milestoneId, message, turn: turn + 1 }));

  const chooseMilestone = (milestoneId: string) => {
    const chosen = milestones.find(({ id }) => id === milestoneId);
    if (!chosen) return;
    announce(milestoneId, milestoneSentence(chosen));
    const isShown = milestoneId === milestone?.id && mission === milestone.missions[0];
    if (isShown) showList(headings.progress.current, headings.list.current);
    else onSelectionChange({ milestoneId });
  };

  const openMission = (milestoneId: string, missionId: string) => {
    if (missionId === mission?.id) return showMission(headings.mission.current);
    announce(milestoneId, '');
    onSelectionChange({ milestoneId, missionId });
  };

  return {
    chooseMilestone,
    openMission,
    // The pressed button goes away. If it had the focus then, some screen readers would go on reading
    // at the end of the page, so the title that is about to change has it already.
    goTo: (step: NextStep) => {
      focusHeading(headings.mission.current, { preventScroll: true });
      openMission(step.milestone.id, step.mission.id);
      if (milestone && milestone.id !== step.milestone.id) {
        announce(step.milestone.id, milestoneSentence(step.milestone));
      }
    },
    complete: () => {
      if (!milestone || !mission) return;
      setCompleted({ id: mission.id, isFirst: !store.getSnapshot().losesProgress });
      store.complete(milestone.id, mission.id);
      announce(milestone.id, '');
    },
    // While the confirmation stands, it would take over the note with the pressed button in it.
    forget: () => {
      setCompleted(undefined);
      store.forget();
    },
    isJustCompleted,
    isFirst: completed?.isFirst ?? true,
    showMissions: () => {
      focusHeading(headings.list.current, { preventScroll: true });
      showList(headings.list.current, headings.list.current);
    },
    /** Only as long as the milestone is shown that it is about; the same choice again is said again. */
    announcement: {
      message: announcement.milestoneId === milestone?.id ? announcement.message : '',
      turn: announcement.turn,
    },
  };
}

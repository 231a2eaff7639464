import { useRef, useState } from 'react';
import { afterNextFrame } from '#components/afterNextFrame.ts';
import type { NextStep } from './nextStep.ts';
import type { ProgressStore } from './persistence/progressStore.ts';
import type { PlanStore } from './planStore.ts';
import type { MilestoneView, MissionStanding } from './progress.ts';
import type { Selection } from './selection.ts';
import { progressSentence } from './sentences.ts';
import type { useBringIntoView } from './useBringIntoView.ts';

interface MovesOptions {
  milestones: readonly MilestoneView[];
  /** What is selected. */
  milestone: MilestoneView | undefined;
  mission: MissionStanding | undefined;
  /** Differs for each selection. */
  selected: string;
  plan: PlanStore;
  store: ProgressStore;
  view: ReturnType<typeof useBringIntoView>;
  onSelectionChange: (selection: Selection) => void;
}

/** What the last choice of a milestone tells a screen reader, as long as that milestone is shown. */
interface Announcement {
  readonly milestoneId: string;
  readonly sentence: string;
  /** The same choice again is said again. */
  readonly turn: number;
}

/** What a press does: to the selection, to progress, to the focus, and what a screen reader is told of it. */
export function useMoves({
  milestones,
  milestone,
  mission,
  selected,
  plan,
  store,
  view,
  onSelectionChange,
}: MovesOptions) {
  /** The selection whose mission was just completed, until another one is opened. */
  const [justCompleted, setJustCompleted] = useState<string>();
  const [announcement, setAnnouncement] = useState<Announcement>();
  const waypoint = useRef<HTMLDivElement>(null);
  const isJustCompleted = justCompleted === selected;

  if (justCompleted !== undefined && !isJustCompleted) setJustCompleted(undefined);

  const chooseMilestone = (milestoneId: string) => {
    const chosen = milestones.find(({ id }) => id === milestoneId);
    if (!chosen) return;
    const sentence = progressSentence(chosen);
    setAnnouncement((last) => ({ milestoneId, sentence, turn: (last?.turn ?? 0) + 1 }));
    if (chosen.id === milestone?.id && mission === milestone.standings[0]) {
      view.show.milestone();
      return;
    }
    view.onPress('milestone', milestoneId);
    onSelectionChange({ milestoneId });
  };

  const openMission = (milestoneId: string, missionId: string) => {
    if (missionId === mission?.id) {
      view.show.mission();
      return;
    }
    setAnnouncement(undefined);
    view.onPress('mission', milestoneId);
    onSelectionChange({ milestoneId, missionId });
  };

  const complete = () => {
    if (!milestone || !mission) return;
    store.complete(milestone.id, mission.id);
    setJustCompleted(selected);
    setAnnouncement(undefined);
  };

  // The pressed button goes away.
  const retry = () => {
    if (!milestone) return;
    waypoint.current?.focus({ preventScroll: true });
    view.onPress('mission', milestone.id);
    void plan.fetchMissions(milestone.id);
  };

  // The confirmation would take over this note, and the focus would be lost.
  const forget = () => {
    setJustCompleted(undefined);
    store.forget();
  };

  // The pressed button goes away: some screen readers lose the way if it has the focus until then.
  const goTo = (step: NextStep) => {
    waypoint.current?.focus({ preventScroll: true });
    afterNextFrame(() => openMission(step.milestone.id, step.mission.id));
  };

  const isAnnounced = announcement !== undefined && announcement.milestoneId === milestone?.id;
  return {
    chooseMilestone,
    openMission,
    complete,
    retry,
    forget,
    goTo,
    isJustCompleted,
    announcement: { message: isAnnounced ? announcement.sentence : '', turn: announcement?.turn },
    /** An empty element that has the focus while the pressed button goes away. */
    waypoint,
  };
}

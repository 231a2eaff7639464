import type { Progress } from '#components/progress.ts';
import type { Status } from '#components/status.ts';
import type { EmployeeProgress, Milestone, Mission } from './model.ts';

/** A mission as the screen shows it: the plan's, joined with the employee's progress. */
export interface MissionView extends Omit<Mission, 'isCompleted'> {
  readonly status: Status;
  /** ISO 8601 timestamp; null while the mission is open, and where the time is not known. */
  readonly completedAt: string | null;
}

export interface MilestoneView {
  readonly id: string;
  readonly name: string;
  readonly missions: readonly MissionView[];
  readonly progress: Progress;
  /** `completed` when every mission is, and so for a milestone without missions. */
  readonly status: Status;
}

/** Joins a plan with what the employee has done. Progress of unknown ids changes nothing. */
export function viewMilestones(
  milestones: readonly Milestone[],
  { milestones: records }: EmployeeProgress,
): MilestoneView[] {
  return milestones.map(({ id, name, missions: planned }) => {
    const done = records.find(({ milestoneId }) => milestoneId === id)?.missions ?? [];
    const missions = planned.map(({ isCompleted, ...mission }): MissionView => {
      const record = done.find((each) => each.id === mission.id);
      return {
        ...mission,
        status: (record?.isCompleted ?? isCompleted) ? 'completed' : 'open',
        completedAt: record?.completedAt ?? null,
      };
    });
    const progress = progressOf(missions);
    const status = progress.completed === progress.total ? 'completed' : 'open';
    return { id, name, missions, progress, status };
  });
}

export function progressOf(missions: readonly MissionView[]): Progress {
  const completed = missions.filter(({ status }) => status === 'completed').length;
  return { completed, total: missions.length };
}

/** What the employee has chosen. Without a mission, the milestone's first one is meant. */
export interface Selection {
  readonly milestoneId?: string | undefined;
  readonly missionId?: string | undefined;
}

/** An unknown id selects nothing, and is told of, unless there is no plan at all. */
export function resolveSelection(
  milestones: readonly MilestoneView[],
  { milestoneId, missionId }: Selection,
) {
  const milestone = milestones.find(({ id }) => id === milestoneId);
  const mission =
    missionId === undefined
      ? milestone?.missions[0]
      : milestone?.missions.find(({ id }) => id === missionId);
  const named = missionId === undefined ? 'milestone' : 'mission';
  const isFound = missionId === undefined ? milestoneId === undefined || milestone : mission;
  return { milestone, mission, unknown: isFound || milestones.length === 0 ? undefined : named };
}

/** An open mission to go on with, and the milestone that it belongs to. */
export interface NextStep {
  readonly milestone: MilestoneView;
  readonly mission: MissionView;
}

/**
 * The open mission that comes next in plan order, the rest of the same milestone first and what was left
 * open before last; without a start, the first of the plan. Undefined when nothing is open.
 */
export function nextStep(
  milestones: readonly MilestoneView[],
  from?: NextStep,
): NextStep | undefined {
  for (const milestone of startingWith(milestones, from?.milestone)) {
    const isCurrent = milestone === from?.milestone;
    const missions = startingWith(milestone.missions, isCurrent ? from.mission : undefined);
    const mission = missions.find(({ status }) => status === 'open');
    if (mission) return { milestone, mission };
  }
  return undefined;
}

/** All of them, from the given one to the end and then from the beginning. */
function startingWith<Item>(items: readonly Item[], first: Item | undefined): Item[] {
  const start = first === undefined ? 0 : items.indexOf(first);
  return [...items.slice(start), ...items.slice(0, start)];
}

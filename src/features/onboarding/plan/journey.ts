import type { MilestoneView, MissionView, Progress, Status } from '#components/onboarding/plan.ts';
import { type Calendar, countBeforeToday, dueOf } from './days.ts';
import { type EmployeeProgress, isChecked, type Milestone } from './model.ts';

/** Combines a plan with the employee's progress. Progress with unknown ids changes nothing. */
export function viewMilestones(
  milestones: readonly Milestone[],
  { milestones: records }: EmployeeProgress,
  calendar: Calendar,
): MilestoneView[] {
  const dueIf = (status: Status, day: number | undefined) =>
    status === 'open' && day !== undefined ? dueOf(day, calendar) : undefined;
  return milestones.map(({ id, name, lang, day: lastDay, missions: planned }) => {
    const done = records.find(({ milestoneId }) => milestoneId === id)?.missions;
    const doneById = new Map(done?.map((mission) => [mission.id, mission]));
    const missions = planned.map(({ isCompleted, day = lastDay, ...mission }): MissionView => {
      const record = doneById.get(mission.id);
      const status = (record?.isCompleted ?? isCompleted) ? 'completed' : 'open';
      return {
        ...mission,
        status,
        completedAt: record?.completedAt ? new Date(record.completedAt) : undefined,
        checkedSteps: mission.steps?.filter((step) => isChecked(record, step)),
        due: dueIf(status, day),
      };
    });
    const progress = progressOf(missions);
    const status = progress.completed === progress.total ? 'completed' : 'open';
    const due = dueIf(status, lastDay);
    const missionsBeforeToday = countBeforeToday(planned, calendar, lastDay);
    return { id, name, lang, missions, progress, status, due, missionsBeforeToday };
  });
}

function progressOf(missions: readonly MissionView[]): Progress {
  const completed = missions.filter(({ status }) => status === 'completed').length;
  return { completed, total: missions.length };
}

/** The employee's selection. Without a mission, it means the milestone's first mission. */
export interface Selection {
  readonly milestoneId?: string | undefined;
  readonly missionId?: string | undefined;
}

export interface MissionInPlan {
  readonly milestone: MilestoneView;
  readonly mission: MissionView;
}

type Part = 'milestone' | 'mission';

/** A selection, looked up in the plan. `unknown` is the part of the selection that is not in the plan. */
export type Selected =
  | { kind: 'noPlan'; milestone?: undefined; mission?: undefined; unknown?: undefined }
  | { kind: 'overview'; milestone?: undefined; mission?: undefined; unknown: Part | undefined }
  | { kind: 'milestone'; milestone: MilestoneView; mission?: undefined; unknown: Part | undefined }
  | ({ kind: 'mission'; unknown?: undefined } & MissionInPlan);

/** How far the employee has come. A plan without missions has no journey. */
type Journey = 'none' | 'open' | 'completed';

/** Everything about a plan that the screen shows. */
export interface PlanView {
  readonly milestones: readonly MilestoneView[];
  /** Undefined if no milestone has a date. */
  readonly milestonesBeforeToday: number | undefined;
  /** The progress of the whole plan. */
  readonly progress: Progress;
  readonly journey: Journey;
  /** The mission that comes next. A journey may be open without one. */
  readonly next: MissionInPlan | undefined;
  readonly selected: Selected;
}

export function viewPlan(
  plan: readonly Milestone[],
  records: EmployeeProgress,
  selection: Selection,
  calendar: Calendar,
): PlanView {
  const milestones = viewMilestones(plan, records, calendar);
  const progress = progressOf(milestones.flatMap(({ missions }) => missions));
  const selected = resolveSelection(milestones, selection);
  return {
    milestones,
    milestonesBeforeToday: countBeforeToday(plan, calendar),
    progress,
    selected,
    journey: journeyOf(progress),
    next: nextMission(milestones, selected.kind === 'mission' ? selected : undefined),
  };
}

export function journeyOf({ completed, total }: Progress): Journey {
  if (total === 0) return 'none';
  return completed === total ? 'completed' : 'open';
}

function resolveSelection(
  milestones: readonly MilestoneView[],
  { milestoneId, missionId }: Selection,
): Selected {
  if (milestones.length === 0) return { kind: 'noPlan' };
  const isMissionSelected = missionId !== undefined;
  const milestone = milestones.find(({ id }) => id === milestoneId);
  if (!milestone) {
    const unknown = milestoneId === undefined ? undefined : 'milestone';
    return { kind: 'overview', unknown: isMissionSelected ? 'mission' : unknown };
  }
  const mission = isMissionSelected
    ? milestone.missions.find(({ id }) => id === missionId)
    : milestone.missions[0];
  if (mission) return { kind: 'mission', milestone, mission };
  return { kind: 'milestone', milestone, unknown: isMissionSelected ? 'mission' : undefined };
}

/** The next open mission in plan order, continuing from the beginning. The rest of its milestone comes first. */
function nextMission(
  milestones: readonly MilestoneView[],
  from?: MissionInPlan,
): MissionInPlan | undefined {
  for (const milestone of startingWith(milestones, from?.milestone)) {
    const isCurrent = milestone === from?.milestone;
    const missions = startingWith(milestone.missions, isCurrent ? from.mission : undefined);
    const mission = missions.find(({ status }) => status === 'open');
    if (mission) return { milestone, mission };
  }
  return undefined;
}

/** All items, from the given one to the end and then from the beginning. */
function startingWith<Item>(items: readonly Item[], first: Item | undefined): Item[] {
  const start = first === undefined ? 0 : items.indexOf(first);
  return [...items.slice(start), ...items.slice(0, start)];
}

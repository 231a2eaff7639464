import type { Status } from '#components/status.ts';
import { missionHash } from './missionHash.ts';
import type {
  EmployeeProgress,
  FetchedPlan,
  Milestone,
  MilestoneOutline,
  MilestoneProgress,
  Mission,
} from './model.ts';

/** Where a mission stands, which is known before its text is there. */
export interface MissionStanding {
  /** Its hash until then. */
  readonly id: string;
  readonly status: Status;
  readonly completedAt: string | null;
}

/** A mission as the screen shows it: the plan's, joined with the employee's progress. */
export interface MissionView extends MissionStanding, Omit<Mission, 'isCompleted'> {}

export interface MilestoneView {
  readonly id: string;
  readonly name: string;
  /** Of every mission, in order. */
  readonly standings: readonly MissionStanding[];
  /** The same with their texts, as far as they have been fetched. */
  readonly missions: readonly MissionView[] | MilestoneOutline['state'];
  readonly tally: Tally;
  /** `completed` when every mission is, and so for a milestone without missions. */
  readonly status: Status;
}

type Records = MilestoneProgress | undefined;

/** What the last record of a milestone made of it: most of a plan is the same as before. */
const lastViews = new WeakMap<
  object,
  { readonly records: Records; readonly view: MilestoneView }
>();

/** Joins a plan with what the employee has done. Progress of unknown ids changes nothing. */
export function viewMilestones(
  milestones: FetchedPlan['milestones'],
  progress: EmployeeProgress,
): MilestoneView[] {
  const byId = new Map(progress.milestones.map((records) => [records.milestoneId, records]));
  return milestones.map((milestone) => {
    const records = byId.get(milestone.id);
    const last = lastViews.get(milestone);
    const view = last && last.records === records ? last.view : viewMilestone(milestone, records);
    lastViews.set(milestone, { records, view });
    return view;
  });
}

function viewMilestone(milestone: Milestone | MilestoneOutline, records: Records): MilestoneView {
  const isOutline = 'state' in milestone;
  const byId = new Map(
    records?.missions.map((record) => [isOutline ? missionHash(record.id) : record.id, record]),
  );
  const standingOf = (id: string, isCompleted = false): MissionStanding => {
    const record = byId.get(id);
    return {
      id,
      status: (record?.isCompleted ?? isCompleted) ? 'completed' : 'open',
      completedAt: record?.completedAt ?? null,
    };
  };
  const { id, name } = milestone;
  if (isOutline) {
    const standings = milestone.missionHashes.map((hash) => standingOf(hash));
    return { id, name, standings, missions: milestone.state, ...tallied(standings) };
  }
  const missions = milestone.missions.map(({ isCompleted, ...mission }) => ({
    ...mission,
    ...standingOf(mission.id, isCompleted),
  }));
  return { id, name, standings: missions, missions, ...tallied(missions) };
}

function tallied(standings: readonly MissionStanding[]) {
  const tally = tallyOf(standings);
  return { tally, status: tally.completed === tally.total ? 'completed' : 'open' } as const;
}

/** A mission with its text; undefined where there is none, or where it is not there yet. */
export function findMission(milestone?: MilestoneView, id?: string): MissionView | undefined {
  if (!milestone || typeof milestone.missions === 'string') return undefined;
  return milestone.missions.find((mission) => mission.id === id);
}

export interface Tally {
  readonly completed: number;
  readonly total: number;
  /** An integer from 0 to 100; 0 when there is nothing to complete. */
  readonly percentage: number;
}

/** docs/specification.md, section 4. */
export function tallyOf(standings: readonly Pick<MissionStanding, 'status'>[]): Tally {
  const total = standings.length;
  const completed = standings.filter(({ status }) => status === 'completed').length;
  return { completed, total, percentage: total === 0 ? 0 : Math.round((completed / total) * 100) };
}

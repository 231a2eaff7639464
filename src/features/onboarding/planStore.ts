import type { FetchedPlan, Milestone, MilestoneOutline } from './model.ts';

/** A plan, of which missions may still have to be fetched. */
export interface PlanStore {
  readonly getMilestones: () => FetchedPlan['milestones'];
  readonly subscribe: (listener: () => void) => () => void;
  /** Fetches a milestone's missions unless they are there. Resolves when that is over, either way. */
  readonly fetchMissions: (milestoneId: string) => Promise<void>;
}

/**
 * @param load runs what fetches; `isAgain` when that has failed before
 */
export function createPlanStore(
  plan: FetchedPlan,
  load = <Value>(fetchIt: () => Promise<Value>, _isAgain: boolean) => fetchIt(),
): PlanStore {
  const listeners = new Set<() => void>();
  const underWay = new Map<string, Promise<void>>();
  let { milestones } = plan;

  const replace = (milestone: Milestone | MilestoneOutline) => {
    milestones = milestones.map((each) => (each.id === milestone.id ? milestone : each));
    for (const listener of listeners) listener();
  };

  const fetchInto = async (outline: MilestoneOutline) => {
    const { id, name, state } = outline;
    const fetchIt = plan.fetchMissions.get(id);
    if (!fetchIt) return;
    if (state === 'failed') replace({ ...outline, state: 'waiting' });
    try {
      const { default: missions } = await load(fetchIt, state === 'failed');
      replace({ id, name, missions });
    } catch {
      replace({ ...outline, state: 'failed' });
    } finally {
      underWay.delete(id);
    }
  };

  return {
    getMilestones: () => milestones,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fetchMissions: async (id) => {
      const milestone = milestones.find((each) => each.id === id);
      if (!milestone || 'missions' in milestone) return;
      const fetching = underWay.get(id) ?? fetchInto(milestone);
      underWay.set(id, fetching);
      await fetching;
    },
  };
}

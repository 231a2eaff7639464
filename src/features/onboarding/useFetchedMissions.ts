import { useEffect, useLayoutEffect } from 'react';
import type { PlanStore } from './planStore.ts';
import type { MilestoneView } from './progress.ts';

/**
 * Fetches the missions of the milestone that is looked at and, once these are there, of those where the
 * person may go from it.
 */
export function useFetchedMissions(
  plan: PlanStore,
  milestone: MilestoneView | undefined,
  ahead: readonly (MilestoneView | undefined)[],
) {
  const shownId = milestone?.id;
  useLayoutEffect(() => {
    if (shownId !== undefined) void plan.fetchMissions(shownId);
  }, [plan, shownId]);

  const isThere = typeof milestone?.missions !== 'string';
  useEffect(() => {
    if (!isThere) return;
    for (const each of ahead) if (each?.missions === 'waiting') void plan.fetchMissions(each.id);
  });
}

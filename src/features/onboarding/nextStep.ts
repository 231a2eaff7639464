import type { MilestoneView, MissionView } from './progress.ts';

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

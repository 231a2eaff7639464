import { gzipSync } from 'node:zlib';
import { missionHash } from '../../src/features/onboarding/missionHash.ts';
import type { FetchedPlan, Milestone, Plan } from '../../src/features/onboarding/model.ts';

interface Content {
  readonly plans: readonly Plan[];
  readonly standard: string | undefined;
}

/**
 * In bytes of gzip: what slow 4G (1.6 Mbit/s) brings in the time of one round trip (150 ms). A plan up to
 * this size comes whole, since a milestone that is fetched for itself costs such a round trip.
 */
const wholeUpTo = 30_000;

/**
 * The scripts that bring the plans into the browser, by the ids of their modules: an index, each plan for
 * itself and, of a larger plan, each milestone's missions.
 */
export function planModules(
  id: string,
  { plans, standard }: Content,
  limit = wholeUpTo,
): ReadonlyMap<string, string> {
  const planId = (plan: Plan) => `${id}/${plan.id}`;
  const index = `{ standard: ${JSON.stringify(standard)}, plans: ${loadersOf(plans, planId)} }`;
  const modules = plans.flatMap((plan) => {
    const isWhole = gzipSync(JSON.stringify(plan)).length <= limit;
    const apart = isWhole ? [] : plan.milestones.filter(({ missions }) => missions.length > 0);
    const missionsId = (milestone: Milestone) => `${planId(plan)}/${milestone.id}`;
    const milestones: FetchedPlan['milestones'] = plan.milestones.map((milestone) =>
      apart.includes(milestone) ? outlineOf(milestone) : milestone,
    );
    const fetched = `{ ...${parsed({ id: plan.id, milestones })}, fetchMissions: ${loadersOf(apart, missionsId)} }`;
    return [
      [planId(plan), fetched] as const,
      ...apart.map((each) => [missionsId(each), parsed(each.missions)] as const),
    ];
  });
  return new Map(
    [[id, index] as const, ...modules].map(([name, value]) => [name, `export default ${value};`]),
  );
}

const outlineOf = ({ id, name, missions }: Milestone) => ({
  id,
  name,
  missionHashes: missions.map((mission) => missionHash(mission.id)),
  state: 'waiting' as const,
});

/** Quicker for a browser than the same as an object literal. */
const parsed = (data: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(data))})`;

/** A map of functions that import a module, by the ids of the items that these bring. */
function loadersOf<Item extends { readonly id: string }>(
  items: readonly Item[],
  moduleOf: (item: Item) => string,
): string {
  const entries = items.map((item) => `["${item.id}", () => import("${moduleOf(item)}")]`);
  return `new Map([${entries.join()}])`;
}

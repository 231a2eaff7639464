import type { Picture, Plan } from '#features/onboarding/plan/model.ts';

/** Whether a path is that of a mission's picture, where a build puts it. */
export const isPicture = (path: string): boolean =>
  /^\/assets\/picture-.+-[\w-]{8}\.(?:webp|avif|png|jpg)$/.test(path);

export const picturesOf = ({ milestones }: Plan): Picture[] =>
  milestones.flatMap(({ missions }) => missions.flatMap(({ pictures }) => pictures ?? []));

/**
 * Keeps the pictures of a plan beside it, each by its hash. One that does not come is missing without a network, and
 * is made up for at the next start.
 */
export async function keepPictures(cache: Cache, plan: Plan): Promise<void> {
  for (const { address, integrity } of picturesOf(plan)) {
    try {
      if (await cache.match(address)) continue;
      const answer = await fetch(address, { integrity, signal: AbortSignal.timeout(30_000) });
      if (answer.ok) await cache.put(address, answer);
    } catch {
      // The next one may come.
    }
  }
}

import type { Picture, Plan } from '#features/onboarding/plan/model.ts';

/**
 * Where a build puts a picture of a mission.
 * @param hash eight characters that change with its content
 * @param extension with its dot
 */
export const pictureAddress = (name: string, hash: string, extension: string) =>
  `/assets/picture-${name}-${hash}${extension}`;

/** The name of the picture at an address, without its hash; undefined if the address is something else's. */
export const pictureNameAt = (path: string): string | undefined =>
  /^\/assets\/picture-(.+)-[\w-]{8}\.(?:webp|avif|png|jpg)$/.exec(path)?.[1];

export const picturesOf = ({ milestones }: Plan): Picture[] =>
  milestones.flatMap(({ missions }) => missions.flatMap(({ pictures }) => pictures ?? []));

/**
 * Stores the pictures of a plan in its cache, each checked by its hash. One that does not load is missing offline, and
 * is fetched at the next start.
 */
export async function savePictures(cache: Cache, plan: Plan): Promise<void> {
  for (const { address, integrity } of picturesOf(plan)) {
    try {
      if (await cache.match(address)) continue;
      const response = await fetch(address, { integrity, signal: AbortSignal.timeout(30_000) });
      if (response.ok) await cache.put(address, response);
    } catch {
      // The next one may load.
    }
  }
}

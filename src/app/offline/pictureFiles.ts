import type { Picture, Plan } from '#features/onboarding/plan/model.ts';

/**
 * The address of a mission's picture in a build.
 * @param hash eight characters that change with its content
 * @param extension with its dot
 */
export const pictureAddress = (name: string, hash: string, extension: string) =>
  `/assets/picture-${name}-${hash}${extension}`;

/** The name of the picture at an address, without its hash; undefined for any other address. */
export const pictureNameAt = (path: string): string | undefined =>
  /^\/assets\/picture-(.+)-[\w-]{8}\.(?:webp|avif|png|jpg)$/.exec(path)?.[1];

export const picturesOf = ({ milestones }: Plan): Picture[] =>
  milestones.flatMap(({ missions }) => missions.flatMap(({ pictures }) => pictures ?? []));

/**
 * Stores a plan's pictures in its cache, each verified by its hash. A picture that does not load is missing offline,
 * and is fetched at the next start.
 */
export async function savePictures(cache: Cache, plan: Plan): Promise<void> {
  for (const { address, integrity } of picturesOf(plan)) {
    try {
      if (await cache.match(address)) continue;
      const response = await fetch(address, { integrity, signal: AbortSignal.timeout(30_000) });
      if (response.ok) await cache.put(address, response);
    } catch {
      // The next picture may load.
    }
  }
}

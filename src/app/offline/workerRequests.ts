import { pictureNameAt } from './pictureFiles.ts';
import { planAt } from './planFile.ts';

export const workerAddress = '/sw.js';

/** Asks the worker to leave the next page to the network. The worker answers with the same message. */
export const standAsideMessage = 'stand-aside';

/** The kinds of requests that the worker responds to. */
export type Kind = 'page' | 'plan' | 'picture' | 'file';

/**
 * Files that can be opened on their own, such as a picture or the icon. An opened file comes from the network, because
 * it can run scripts, and the device stores plans and pictures without a hash. Firebase Hosting has its own pages below
 * `/__/`.
 */
const openedFile = /^\/(?:__|assets)\/|^\/[^/]+\.\w+$/;

/** Undefined if the worker leaves the request to the browser. */
export function kindOf(
  { url, mode }: Pick<Request, 'url' | 'mode'>,
  release: { readonly origin: string; readonly hasFile: (url: string) => boolean },
): Kind | undefined {
  const { origin, pathname } = new URL(url);
  if (origin !== release.origin) return undefined;
  if (mode === 'navigate') return openedFile.test(pathname) ? undefined : 'page';
  if (planAt(pathname) !== undefined) return 'plan';
  if (pictureNameAt(pathname) !== undefined) return 'picture';
  return release.hasFile(url) ? 'file' : undefined;
}

/**
 * Whether a navigation starts the waiting release. A browser starts it once every tab is closed. Here, reloading the
 * only tab is enough, because no other tab needs the old files.
 * @param isAsked whether the waiting worker has been asked to start. A worker is asked only once; if it does not start,
 * the user gets the page of this release
 */
export async function startsNextRelease(
  cache: RequestCache,
  { isWaiting, isAsked }: { readonly isWaiting: boolean; readonly isAsked: boolean },
  countTabs: () => Promise<number>,
): Promise<boolean> {
  // Ordinary navigations have `default`, Back and Forward `force-cache`, and reloads another value.
  const isReload = cache !== 'default' && cache !== 'force-cache';
  return isWaiting && !isAsked && isReload && (await countTabs()) < 2;
}

// Handles a part of the portal that does not load: code, styles, words, or a plan. A deploy removes the files of an old
// release, a worker's copy may be bad, and a network may respond with a page of its own. All retries and reloads of the
// page are in the two tables below, or are called by them.
import { productName } from '#components/theme/brand.ts';
import { attempt } from './session/attempt.ts';
import { withTimeout } from './withTimeout.ts';

/** A reason for replacing the page with a new one, although the user has to type the password again. */
type Reason = 'otherRelease' | 'badWorker' | 'secondPress';

/**
 * Each part is requested again after a second. If it still does not load, and the server responds with our page, the
 * page is reloaded for one of these reasons. Otherwise the caller shows what the row's comment names after "At last",
 * without a word about the connection, because the network may be fine.
 */
const table = {
  /** Fetched ahead, or while a reload would lose the user's input. At last: nothing, English, or less detail. */
  ahead: [],
  /** A signed-in user is waiting for it. At last: English, or a page with a button (ErrorBoundary.tsx). */
  portal: ['otherRelease', 'badWorker'],
  /** At last: a sentence beside the button. Another press requests the part again, which some browsers do not do. */
  press: ['otherRelease', 'badWorker', 'secondPress'],
  /** The account's plan, which another release may have on the server. At last: a page that says so. */
  noPlan: ['otherRelease'],
  // The first scripts of a page, without which nothing here runs: firstScreen/bootstrap.ts removes the worker, so that
  // a reload by the user asks the server, and shows a sentence.
} as const satisfies Record<string, readonly Reason[]>;

export type Loss = keyof typeof table;

/** Reloads that do not depend on the server's release. */
export const reload = {
  /** A press on the screen of a lost part (ErrorBoundary.tsx). The worker may have delivered a broken page. */
  incomplete: reloadFromServer,
  /** A press on the screen of a defect (ErrorBoundary.tsx). Without the query, which may have caused it. */
  defect: () => window.location.assign(window.location.pathname),
  /** A return to a page whose user is no longer signed in (session/pageReturn.ts). */
  otherUser: () => window.location.reload(),
  // A start that the network redirects: app/offline/followRedirect.ts, outside the entry.
};

/** For both attempts together (docs/specification.md, section 7). */
const timeoutMs = 120_000;
const againAfterMs = 1000;

export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/**
 * Loads a part. Rejects with a `ChunkLoadError`, whose cause is the second failure or the timeout, and never settles if
 * a new page takes over.
 * @param loss a function if the loss may change while the part is loading
 * @param beforeReload passes the press on to the new page
 */
export async function loadPart<Value>(
  loss: Loss | (() => Loss),
  load: () => Promise<Value>,
  beforeReload?: () => void,
): Promise<Value> {
  const loadAgain = async () => {
    await new Promise((resolve) => setTimeout(resolve, againAfterMs));
    return load();
  };
  try {
    return await withTimeout(load().catch(loadAgain), timeoutMs);
  } catch (cause) {
    if (await replacePage(typeof loss === 'function' ? loss() : loss, beforeReload))
      return new Promise(() => {});
    throw new ChunkLoadError('A part of the page did not load.', { cause });
  }
}

let hasPressedInVain = false;

/** Reloads the page if the table has a reason for it. Returns whether it does. */
export async function replacePage(loss: Loss, beforeReload = () => {}): Promise<boolean> {
  const reasons: readonly Reason[] = table[loss];
  const own = document.querySelector('script[type="module"][src^="/assets/"]')?.getAttribute('src');
  const served = reasons.length > 0 && own && (await fetchServedEntry());
  if (!served) return false;
  const isSecondPress = hasPressedInVain;
  hasPressedInVain ||= reasons.includes('secondPress');
  const holds: Record<Reason, () => boolean> = {
    otherRelease: () => served !== own && isFirstFrom(own),
    badWorker: () => Boolean(navigator.serviceWorker?.controller) && isFirstFrom(own),
    secondPress: () => isSecondPress,
  };
  if (!reasons.some((reason) => holds[reason]())) return false;
  beforeReload();
  passOnForm();
  rescue();
  return true;
}

/**
 * Whether a page of this release is replaced for the first time in this tab. There is no second time, because two
 * servers with different releases would cause endless reloads.
 */
function isFirstFrom(release: string): boolean {
  const note = `reloaded-from-release:${release}`;
  const write = () => {
    if (sessionStorage.getItem(note)) return false;
    sessionStorage.setItem(note, 'true');
    return sessionStorage.getItem(note) !== null;
  };
  return attempt(write) === true;
}

/** Reloads without the worker if the server responds. */
async function reloadFromServer(): Promise<void> {
  if (await fetchServedEntry()) rescue();
  else window.location.reload();
}

/**
 * The script that the server's page starts with, whose name differs in each release. Undefined without a response, and
 * for a foreign page: some networks respond to every request with a page of their own.
 */
async function fetchServedEntry(): Promise<string | undefined> {
  const signal = AbortSignal.timeout(10_000);
  const ask = async () =>
    (await fetch(window.location.pathname, { cache: 'no-store', signal })).text();
  const page = await ask().catch(() => '');
  const isOurs = page.includes(`<title>${productName}</title>`);
  return isOurs ? /<script type="module"[^<>]* src="(\/assets\/[^"]+)"/.exec(page)?.[1] : undefined;
}

/**
 * Removes the service worker and everything stored for it, so that the server delivers the next page. The worker goes
 * first, because caches without a worker do no harm. Without `async`, which would add a helper to the script in the
 * page.
 */
export const removeWorker = (): Promise<unknown> =>
  Promise.resolve()
    .then(() => navigator.serviceWorker.getRegistration())
    .then((worker) => worker?.unregister())
    .then(() => caches.keys())
    .then((names) => Promise.all(names.map((name) => caches.delete(name))))
    // The browser may refuse.
    .catch(() => {});

/** The one way out of a broken worker or cache: removes both, and reloads the page. */
function rescue(): void {
  const reloadPage = () => window.location.reload();
  void removeWorker().then(reloadPage);
  // A broken cache may never respond.
  setTimeout(reloadPage, 2000);
}

/** Keeps a text for the page that replaces this one in the tab. Never used for a password. */
export const passOn = (name: 'email' | 'sending', text: string) =>
  attempt(() => sessionStorage.setItem(`passed-on:${name}`, text));

/** The text that the previous page has passed on, which can be taken only once. */
export const takeOver = (name: 'email' | 'sending'): string | undefined =>
  attempt(() => {
    const text = sessionStorage.getItem(`passed-on:${name}`) ?? undefined;
    sessionStorage.removeItem(`passed-on:${name}`);
    return text;
  });

let emailField: { readonly current: { readonly value: string } | null } = { current: null };

/** @param field the field in which the user types an email address, if it exists at the moment */
export const keepEmail = (field: typeof emailField) => {
  emailField = field;
};

let passwordResetLink: string | undefined;

/** @param link the query of an emailed link, as long as it is of use */
export const keepLink = (link: string | undefined) => {
  passwordResetLink = link;
};

/** For the page that takes this one's place: the typed address, and the link that opened the page. */
export function passOnForm() {
  const email = emailField.current?.value;
  if (email) passOn('email', email);
  // A link arrives in the address. The new page removes it from there again.
  if (passwordResetLink !== undefined) {
    window.history.replaceState(window.history.state, '', `?${passwordResetLink}`);
  }
}

/** An import that delivers the module with its styles or fails, and can be repeated. */
export function importPart<Module>(load: () => Promise<Module>): () => Promise<Module> {
  const sheets: Promise<HTMLLinkElement>[] = [];
  let importing: Promise<Module> | undefined;
  const importOnce = async () => {
    const before = styleSheets();
    const loading = load();
    // Vite adds a module's styles in this task, and never again.
    const added = styleSheets().filter((sheet) => !before.includes(sheet));
    sheets.push(...added.map(answered));
    const found = await loading;
    await Promise.all(sheets.map(bringRules));
    return found;
  };
  return () => {
    importing ??= importOnce().finally(() => {
      importing = undefined;
    });
    return importing;
  };
}

/** Each import of an `import.meta.glob`, by its file. */
export const importParts = <Module>(imports: Readonly<Record<string, () => Promise<Module>>>) =>
  Object.fromEntries(
    Object.entries(imports).map(([file, load]) => [file, importPart(load)] as const),
  );

const styleSheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];

/** A new style sheet, once it has loaded or failed. Before that, Firefox throws when its rules are read. */
const answered = (link: HTMLLinkElement) =>
  new Promise<HTMLLinkElement>((resolve) => {
    for (const type of ['load', 'error']) link.addEventListener(type, () => resolve(link));
  });

/** Chromium accepts any page as a style sheet, which then has no rules. */
const hasRules = ({ sheet }: HTMLLinkElement) => (sheet?.cssRules.length ?? 0) > 0;

/** Requests a style sheet that has failed at another address, because a cache may hold a wrong response. */
async function bringRules(sheet: Promise<HTMLLinkElement>) {
  const link = await sheet;
  if (hasRules(link)) return;
  await new Promise((onload, onerror) => {
    const href = `${link.href.replace(/\?.*/, '')}?at=${Date.now()}`;
    Object.assign(link, { onload, onerror, href });
  });
  if (!hasRules(link)) throw new Error(`There is no CSS at ${link.href}`);
}

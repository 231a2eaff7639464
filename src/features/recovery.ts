// What is done about a part of the portal that does not come: code, styles, words, or a plan. A deploy takes the files of
// an old release away, a worker's copy may be bad, and a network may answer with a page of its own. Whatever asks again
// or reloads the page stands in one of the two tables below, or is called by them.
import { productName } from '#components/theme/brand.ts';
import { attempt } from './session/attempt.ts';
import { withTimeout } from './withTimeout.ts';

/** What has to be so for a new page to take the place of this one, whose typed password it costs. */
type Reason = 'otherRelease' | 'badWorker' | 'secondPress';

/**
 * Each part is asked for again after a second. If it still does not come, and the server answers with our page, the page
 * is loaded anew for one of these reasons. Otherwise the caller says what the comment says: without a word about the
 * connection, because the network may be fine.
 */
const table = {
  /** Fetched ahead, or for what would be lost with the page. At last: nothing, English, or less detail. */
  ahead: [],
  /** What a signed-in user waits for. At last: English, or a page with a button (ErrorBoundary.tsx). */
  portal: ['otherRelease', 'badWorker'],
  /** At last: a sentence beside what was pressed. Another press asks again, which some browsers do not do. */
  press: ['otherRelease', 'badWorker', 'secondPress'],
  /** The plan of the account, which the server of another release may have. At last: a page that says so. */
  noPlan: ['otherRelease'],
  // The first scripts of a page, without which nothing here runs: firstScreen/bootstrap.ts removes the worker, so that
  // the user's reload asks the server, and shows a sentence.
} as const satisfies Record<string, readonly Reason[]>;

export type Loss = keyof typeof table;

/** What reloads the page whatever the server has. */
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
 * @param loss a function where it may change while the part is on its way
 * @param beforeReload passes on to the new page what was pressed
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

/** Loads the page anew if the table has a reason for it. Returns whether it does. */
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
 * Whether a page of this release gives way for the first time. It is the last time by itself, because two servers with
 * different releases would cause endless reloads.
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

/** Without the worker if the server answers. */
async function reloadFromServer(): Promise<void> {
  if (await fetchServedEntry()) rescue();
  else window.location.reload();
}

/**
 * The script that the server's page starts with, whose name differs in each release. Undefined without an answer, and for
 * a foreign page: some networks answer every request with a page of their own.
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
    // A browser may refuse it.
    .catch(() => {});

/** The one way out of a broken worker or cache: removes both, and reloads the page. */
function rescue(): void {
  const reloadPage = () => window.location.reload();
  void removeWorker().then(reloadPage);
  // A broken cache may never answer.
  setTimeout(reloadPage, 2000);
}

/** Keeps a text for the page that takes this one's place in this tab. A password is none of them. */
export const passOn = (name: 'email' | 'sending', text: string) =>
  attempt(() => sessionStorage.setItem(`passed-on:${name}`, text));

/** The text that the page before has passed on; once. */
export const takeOver = (name: 'email' | 'sending'): string | undefined =>
  attempt(() => {
    const text = sessionStorage.getItem(`passed-on:${name}`) ?? undefined;
    sessionStorage.removeItem(`passed-on:${name}`);
    return text;
  });

let emailField: { readonly current: { readonly value: string } | null } = { current: null };

/** @param field where the user types an email address, if there is one at the moment */
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
  // The address is the way on which a link has come. The new page takes it away again.
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
    // Vite adds the styles of a module in this task, and never again.
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

/** Each import of a `import.meta.glob`, by its file. */
export const importParts = <Module>(imports: Readonly<Record<string, () => Promise<Module>>>) =>
  Object.fromEntries(
    Object.entries(imports).map(([file, load]) => [file, importPart(load)] as const),
  );

const styleSheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];

/** A new style sheet, once it has an answer. Before that, Firefox throws when its rules are read. */
const answered = (link: HTMLLinkElement) =>
  new Promise<HTMLLinkElement>((resolve) => {
    for (const type of ['load', 'error']) link.addEventListener(type, () => resolve(link));
  });

/** Chromium accepts any page as a style sheet, which then has no rules. */
const hasRules = ({ sheet }: HTMLLinkElement) => (sheet?.cssRules.length ?? 0) > 0;

/** Asks for a style sheet that has failed at another address, because a cache may have a wrong answer. */
async function bringRules(sheet: Promise<HTMLLinkElement>) {
  const link = await sheet;
  if (hasRules(link)) return;
  await new Promise((onload, onerror) => {
    const href = `${link.href.replace(/\?.*/, '')}?at=${Date.now()}`;
    Object.assign(link, { onload, onerror, href });
  });
  if (!hasRules(link)) throw new Error(`There is no CSS at ${link.href}`);
}

import type { RefreshOutcome, SessionToken } from '../identity.ts';

/** What the tabs of one browser share, and the account that is signed in there; for tests. */
export interface FakeBrowser {
  /** In milliseconds, from the first of a token to its expiry. */
  lifetime: number;
  /** How the service answers the next questions, after the latency. */
  answer: () => Promise<RefreshOutcome> | RefreshOutcome;
  latency: number;
  /** After which the other tabs learn of a token; null where they never do. */
  spreading: number | null;
  readonly storage: Storage;
  /** When which tab asked for a token, by the wall clock. */
  readonly questions: { readonly tab: string; readonly at: number }[];
  openTab(name: string, settings?: { locks?: LockManager | undefined }): FakeTab;
  /** Signs in, in all tabs. */
  signIn(uid: string): void;
  signOut(): void;
}

export interface FakeTab {
  readonly window: Window;
  readonly identity: {
    observeToken: (listener: TokenListener) => () => void;
    refreshToken: () => Promise<RefreshOutcome>;
  };
  /** Reports the token of this tab once more. */
  repeatToken(): void;
  tokenOf(): SessionToken | null;
  listeners(): number;
  fire(event: 'online' | 'pageshow' | 'focus' | 'visible' | 'hidden'): void;
}

type TokenListener = (token: SessionToken | null) => void;

export function createFakeBrowser(): FakeBrowser {
  const tabs: ReturnType<typeof createFakeTab>[] = [];
  const browser: FakeBrowser = {
    lifetime: 3_600_000,
    answer: () => 'refreshed',
    latency: 0,
    spreading: 800,
    storage: createFakeStorage(),
    questions: [],
    openTab: (name, { locks } = {}) => {
      const refreshToken = async (): Promise<RefreshOutcome> => {
        browser.questions.push({ tab: name, at: Date.now() });
        if (browser.latency > 0) await new Promise((done) => setTimeout(done, browser.latency));
        const outcome = await browser.answer();
        const uid = tab.tokenOf()?.uid;
        if (outcome === 'refreshed' && uid)
          spread({ uid, expiresAt: Date.now() + browser.lifetime });
        return outcome;
      };
      const spread = (token: SessionToken) => {
        tab.take(token);
        if (browser.spreading === null) return;
        const others = tabs.filter((other) => other !== tab);
        setTimeout(() => others.forEach((other) => other.take(token)), browser.spreading);
      };
      const tab = createFakeTab(browser.storage, locks, refreshToken);
      tabs.push(tab);
      return tab;
    },
    signIn: (uid) => {
      const token = { uid, expiresAt: Date.now() + browser.lifetime };
      for (const tab of tabs) tab.take(token);
    },
    signOut: () => {
      for (const tab of tabs) tab.take(null);
    },
  };
  return browser;
}

function createFakeTab(
  storage: Storage,
  locks: LockManager | undefined,
  refreshToken: () => Promise<RefreshOutcome>,
) {
  let token: SessionToken | null = null;
  const tokenListeners = new Set<TokenListener>();
  const page = new CountingTarget();
  const document = Object.assign(new CountingTarget(), { visibilityState: 'visible' });
  const window = Object.assign(page, {
    document,
    navigator: { locks },
    localStorage: storage,
    setTimeout: (action: () => void, milliseconds: number) => setTimeout(action, milliseconds),
    clearTimeout: (timer: number) => clearTimeout(timer),
  });
  const repeatToken = () => {
    for (const listener of tokenListeners) listener(token);
  };
  return {
    window: window as unknown as Window,
    identity: {
      observeToken: (listener: TokenListener) => {
        tokenListeners.add(listener);
        listener(token);
        return () => void tokenListeners.delete(listener);
      },
      refreshToken,
    },
    take: (next: SessionToken | null) => {
      token = next;
      repeatToken();
    },
    repeatToken,
    tokenOf: () => token,
    listeners: () => page.count + document.count + tokenListeners.size,
    fire: (event: Parameters<FakeTab['fire']>[0]) => {
      if (event === 'visible' || event === 'hidden') {
        document.visibilityState = event;
        document.dispatchEvent(new Event('visibilitychange'));
      } else {
        page.dispatchEvent(new Event(event));
      }
    },
  };
}

class CountingTarget extends EventTarget {
  count = 0;

  override addEventListener(...parts: Parameters<EventTarget['addEventListener']>) {
    this.count += 1;
    super.addEventListener(...parts);
  }

  override removeEventListener(...parts: Parameters<EventTarget['removeEventListener']>) {
    this.count -= 1;
    super.removeEventListener(...parts);
  }
}

export function createFakeStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  } as Storage;
}

/** Web Locks, one holder at a time in the order of asking. */
export function createFakeLocks(): LockManager {
  const lines = new Map<string, Promise<unknown>>();
  const request = async (
    name: string,
    { signal }: { signal: AbortSignal },
    task: () => Promise<unknown>,
  ) => {
    const turn = lines.get(name) ?? Promise.resolve();
    const given = turn.then(async () => (signal.aborted ? undefined : task()));
    lines.set(
      name,
      given.catch(() => {}),
    );
    const refused = new Promise((_, reject) => {
      const refuse = () => reject(new DOMException('Waited in vain', 'AbortError'));
      if (signal.aborted) refuse();
      signal.addEventListener('abort', refuse, { once: true });
    });
    return Promise.race([given, refused]);
  };
  return { request } as unknown as LockManager;
}

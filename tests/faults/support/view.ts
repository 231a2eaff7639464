/** What a person sees. */
export interface View {
  readonly state:
    | 'blank'
    | 'loading'
    | 'signIn'
    | 'submitting'
    | 'portal'
    | 'chunkFailure'
    | 'defect';
  /** The sentence of an error. */
  readonly message: string | null;
  /** The title of a notice that is no error. */
  readonly notice: string | null;
  readonly address: string;
}

export const isSettled = (state: View['state']) =>
  !['blank', 'loading', 'submitting'].includes(state);

declare global {
  interface Window {
    /** What a database has been asked for, and has not done yet. */
    pendingRequests?: number;
  }
}

/** Runs in the page before anything else. */
export function countPendingRequests() {
  window.pendingRequests = 0;
  const count = (change: 1 | -1) => {
    window.pendingRequests = (window.pendingRequests ?? 0) + change;
  };
  const methods = [
    [IDBFactory.prototype, 'open', ['success', 'error']],
    [IDBDatabase.prototype, 'transaction', ['complete', 'abort']],
  ] as const;
  for (const [prototype, name, ends] of methods) {
    const counted = new Proxy(Reflect.get(prototype, name), {
      apply: (method: () => EventTarget, self, args) => {
        const work = Reflect.apply(method, self, args);
        count(1);
        for (const end of ends) work.addEventListener(end, () => count(-1), { once: true });
        return work;
      },
    });
    Reflect.set(prototype, name, counted);
  }
}

/** Runs in the page: a few turns of its event loop, and then what is seen and what is under way. */
export async function observe(): Promise<{ seen: View; pending: number }> {
  // Answered after the locks that were asked for before.
  await navigator.locks?.query().catch(() => {});
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', resolve);
      port1.start();
      port2.postMessage(null);
    });
  }
  const textOf = (selector: string) => document.querySelector(selector)?.textContent?.trim();
  const headings: Readonly<Record<string, View['state']>> = {
    'Welcome to Your Onboarding Experience': 'portal',
    'This page did not load completely': 'chunkFailure',
    'Something went wrong on this page': 'defect',
  };
  const buttons: Readonly<Record<string, View['state']>> = {
    'Start My Onboarding Journey': 'signIn',
    'Signing In...': 'submitting',
  };
  // Before the portal is drawn, a form is only how the page was built, and `Loading...` is as good as any. A page
  // that has only begun to come has no element at all.
  const start = document.documentElement?.getAttribute('data-start');
  const state = !start
    ? 'blank'
    : start === 'loading'
      ? 'loading'
      : (headings[textOf('h1') ?? ''] ??
        buttons[textOf('form button[type=submit]') ?? ''] ??
        (textOf('[role=status]')?.startsWith('Loading...') ? 'loading' : 'blank'));
  const seen: View = {
    state,
    message: textOf('[role=alert] p') ?? null,
    notice: textOf('[data-tone=information] h3') ?? null,
    address: `${window.location.pathname}${window.location.search}`,
  };
  return { seen, pending: window.pendingRequests ?? 0 };
}

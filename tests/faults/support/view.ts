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
  readonly note: string | null;
  readonly place: string;
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
  const state =
    headings[textOf('h1') ?? ''] ??
    buttons[textOf('form button[type=submit]') ?? ''] ??
    (textOf('[role=status]')?.startsWith('Loading...') ? 'loading' : 'blank');
  const seen: View = {
    state,
    message: textOf('[role=alert] p') ?? null,
    note: textOf('[data-tone=information] h3') ?? null,
    place: `${window.location.pathname}${window.location.search}`,
  };
  return { seen, pending: window.plainStorage?.pending ?? 0 };
}

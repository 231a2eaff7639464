import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext, ConsoleMessage, Page, Request } from '@playwright/test';
import { newHire } from '../../../src/mocks/demoAccounts.ts';
import type { IdentityCall } from '../../../src/mocks/identity-toolkit/index.ts';
import { addresses } from './addresses.ts';
import { type IdentityServer, identityCallOf } from './identityServer.ts';
import { observe, type View } from './view.ts';

/** What a browser has stored. */
export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface Settled extends View {
  /** By the page's clock. */
  readonly afterMs: number;
}

/** What browser and network may take of the time that no clock of ours moves. */
const ownTimeMs = 15_000;

/** One browser window with the portal in it, on a clock that stands still unless it is moved. */
export class Stage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly server: IdentityServer;
  private readonly ownComplaints: string[] = [];
  private readonly tabs: Stage[] = [];
  readonly expectedComplaints: RegExp[] = [];
  /** Requests that get no answer on purpose. */
  readonly isHeld = new Set<(request: Request) => boolean>();
  private readonly underWay = new Set<Request>();
  private readonly asked: IdentityCall[] = [];

  private readonly signedIn: SignedIn | undefined;

  constructor(page: Page, server: IdentityServer, signedIn?: SignedIn) {
    this.page = page;
    this.signedIn = signedIn;
    this.context = page.context();
    this.server = server;
    page.on('pageerror', (error) => this.ownComplaints.push(`page error: ${error.message}`));
    page.on('console', (message) => this.note(message));
    page.on('request', (request) => {
      // Playwright does not always learn how the tab's icon fared.
      if (!request.url().endsWith('/favicon.svg')) this.underWay.add(request);
      const call = isIdentityCall(request.url()) ? identityCallOf(request.url()) : undefined;
      if (call !== undefined) this.asked.push(call);
    });
    // What a page that is gone had asked for does not always end, in Playwright's eyes.
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) this.underWay.clear();
    });
    page.on('requestfinished', (request) => this.underWay.delete(request));
    page.on('requestfailed', (request) => this.underWay.delete(request));
  }

  /** Puts into the browser what a sign-in of a moment ago has left there. */
  async holdSession() {
    if (this.signedIn) await this.context.setStorageState(this.signedIn);
  }

  /** Another tab of the same browser. The first one moves the clock of all. */
  async openTab(path: string): Promise<Stage> {
    const tab = new Stage(await this.context.newPage(), this.server);
    this.tabs.push(tab);
    await tab.open(path);
    return tab;
  }

  /** Lines of the console and failures that nobody expected, of all tabs. */
  get complaints(): readonly string[] {
    return [this.ownComplaints, ...this.tabs.map(({ complaints }) => complaints)].flat();
  }

  /** How often the page has asked this. */
  countOf(call: IdentityCall): number {
    return this.asked.filter((each) => each === call).length;
  }

  async open(path: string) {
    await this.page.goto(path, { waitUntil: 'commit' });
  }

  async reload() {
    await this.page.reload({ waitUntil: 'commit' });
  }

  async submit(password = newHire.password, email = newHire.email) {
    await this.page.getByLabel('Email').fill(email);
    const passwordField = this.page.getByLabel('Password', { exact: true });
    await passwordField.fill(password);
    await passwordField.press('Enter');
  }

  /** With the keyboard: a click waits for a second on a clock that stands still. */
  async press(button: string) {
    await this.page.getByRole('button', { name: button }).press('Enter');
  }

  /**
   * Moves the clock on until there is something to see, or the limit is reached: there the clock
   * stands still, and only what the browser does in time of its own is waited for.
   */
  async settle(
    limitMs: number,
    isReached: (seen: View) => boolean = isState,
    stepMs?: number,
  ): Promise<Settled> {
    let lastMoment: number | undefined;
    for (let afterMs = 0; ; ) {
      const seen = await this.calmView();
      if (isReached(seen)) return { ...seen, afterMs };
      if (afterMs < limitMs) {
        afterMs += await this.step(afterMs, limitMs, stepMs);
      } else {
        lastMoment ??= Date.now() + ownTimeMs;
        if (Date.now() > lastMoment) return { ...seen, afterMs };
      }
    }
  }

  /** Moves the clock on in steps, whatever there is to see. */
  async pass(milliseconds: number, stepMs?: number): Promise<View> {
    for (let afterMs = 0; afterMs < milliseconds; ) {
      await this.calmView();
      afterMs += await this.step(afterMs, milliseconds, stepMs);
    }
    return this.calmView();
  }

  /** Fine at first, when most happens. Says how long the step was. */
  private async step(
    afterMs: number,
    limitMs: number,
    stepMs = afterMs < 12_000 ? 250 : 1000,
  ): Promise<number> {
    const step = Math.min(stepMs, limitMs - afterMs);
    await this.run(step);
    return step;
  }

  /** Moves the clocks of the page and of the service; every timer on the way fires. */
  async run(milliseconds: number) {
    this.server.service.advance(milliseconds);
    await onceLoaded(() => this.page.clock.runFor(milliseconds), 'for ever');
  }

  /** Moves the clocks as after sleep: each timer that is due fires once. */
  async jump(milliseconds: number): Promise<View> {
    this.server.service.advance(milliseconds);
    await onceLoaded(() => this.page.clock.fastForward(milliseconds), 'for ever');
    return this.calmView();
  }

  /** What there is to see once the browser and the network have done what takes their own time. */
  async calmView(): Promise<View> {
    const end = Date.now() + ownTimeMs;
    for (;;) {
      const { seen, pending } = await onceLoaded(() => this.page.evaluate(observe));
      const isCalm = pending === 0 && seen.state !== 'blank' && !this.isNetworkBusy();
      if (isCalm || Date.now() > end) return seen;
    }
  }

  private isNetworkBusy(): boolean {
    return [...this.underWay].some(
      (request) => ![...this.isHeld].some((isHeld) => isHeld(request)),
    );
  }

  private note(message: ConsoleMessage) {
    if (!['error', 'warning'].includes(message.type())) return;
    const text = message.text();
    const isNetworkLine =
      text.startsWith('Failed to load resource: ') && isIdentityCall(message.location().url);
    if (isNetworkLine || this.expectedComplaints.some((each) => each.test(text))) return;
    this.ownComplaints.push(`${message.type()}: ${text}`);
  }
}

export const isState = ({ state }: View) => !['blank', 'loading', 'submitting'].includes(state);

const isIdentityCall = (url: string) => url.startsWith(`${addresses.identity}/`);

/** A page that is being replaced by another one cannot be asked, and may swallow the question. */
async function onceLoaded<Result>(
  ask: () => Promise<Result>,
  patience: 'short' | 'for ever' = 'short',
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const limit = new AbortController();
    try {
      const answer = ask();
      return await (patience === 'short'
        ? Promise.race([answer, swallowed(limit.signal)])
        : answer);
    } catch (error) {
      const isGone = /context was destroyed|navigat|swallowed/i.test(String(error));
      if (!isGone || attempt === 20) throw error;
    } finally {
      limit.abort();
    }
  }
}

async function swallowed(signal: AbortSignal): Promise<never> {
  await delay(3000, undefined, { signal });
  throw new Error('The page swallowed the question.');
}

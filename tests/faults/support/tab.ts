import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext, ConsoleMessage, Page, Request } from '@playwright/test';
import { demoAccounts, newHire } from '../../../src/mocks/demoAccounts.ts';
import type { IdentityCall } from '../../../src/mocks/identity-toolkit/index.ts';
import { addresses, deepLink } from './addresses.ts';
import { addressOf, type IdentityServer, identityCallOf } from './identityServer.ts';
import { isSettled, observe, type View } from './view.ts';

/** What a browser has stored. */
export type StoredState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Another person than Maya, whose address is `newHire.email`. */
export const colleague = accountOf('second.colleague@waymark.test');

function accountOf(email: string) {
  const account = demoAccounts.find((each) => each.email === email);
  if (!account) throw new Error(`There is no account ${email}.`);
  return account;
}

/** What browser and network may take of the time that no clock of ours moves. */
const ownTimeMs = 15_000;

/** A browser fetches the tab's icon whenever it likes. */
const isIcon = (url: string) => url.endsWith('/favicon.svg');

/** Tells of a moment that is waited for. */
export type IsReached = (seen: View) => boolean;

const isSettledView: IsReached = (seen) => isSettled(seen.state);

/** A tab with the portal in it, on a clock that stands still unless it is moved. */
export class Tab {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly server: IdentityServer;
  /** Lines of the console that belong to the fault, beside the browser's own about calls that failed. */
  readonly expectedLines: RegExp[] = [];
  /** Addresses that get no answer on purpose. */
  readonly held = new Set<RegExp>();
  private readonly ownComplaints: string[] = [];
  private readonly otherTabs: Tab[] = [];
  private readonly underWay = new Set<Request>();
  private endedRequests = 0;
  private isBeingReplaced = false;
  private readonly asked: IdentityCall[] = [];
  private readonly session: StoredState | undefined;

  constructor(page: Page, server: IdentityServer, session?: StoredState) {
    this.page = page;
    this.context = page.context();
    this.server = server;
    this.session = session;
    page.on('pageerror', (error) => this.ownComplaints.push(`page error: ${error.message}`));
    page.on('console', (message) => this.note(message));
    page.on('request', (request) => {
      this.isBeingReplaced ||= request.isNavigationRequest();
      // Playwright does not always learn how it fared.
      if (!isIcon(request.url())) this.underWay.add(request);
      const call = identityCallOf(request.url());
      if (call) this.asked.push(call);
    });
    // What a page that is gone had asked for does not always end, in Playwright's eyes. One that only
    // gives itself another address is still there.
    page.on('framenavigated', () => {
      if (this.isBeingReplaced) this.underWay.clear();
      this.isBeingReplaced = false;
    });
    const end = (request: Request) => {
      if (this.underWay.delete(request)) this.endedRequests += 1;
    };
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  }

  /** Puts into the browser what a sign-in of a moment ago has left there. */
  async holdSession() {
    if (this.session) await this.context.setStorageState(this.session);
  }

  /** Into the portal, with a session that is stored already. */
  async enter() {
    await this.holdSession();
    await this.open(deepLink);
    await this.settle(10_000);
  }

  /** Into the portal, by hand. */
  async signIn() {
    await this.open(deepLink);
    await this.settle(10_000);
    await this.submit();
    await this.settle(31_000);
  }

  /** Another tab of the same browser. The first one moves the clock of all. */
  async openAnother(path: string): Promise<Tab> {
    const tab = new Tab(await this.context.newPage(), this.server);
    this.otherTabs.push(tab);
    await tab.open(path);
    return tab;
  }

  /** Errors and lines of the console that nobody expected, of all tabs. */
  get complaints(): readonly string[] {
    return [...this.ownComplaints, ...this.otherTabs.flatMap(({ complaints }) => complaints)];
  }

  countOf(call: IdentityCall): number {
    return this.asked.filter((each) => each === call).length;
  }

  async open(path: string) {
    await this.page.goto(path, { waitUntil: 'commit' });
  }

  async reload() {
    await this.page.reload({ waitUntil: 'commit' });
  }

  async submit({ email, password }: { email: string; password: string } = newHire) {
    await this.page.getByLabel('Email').fill(email);
    const passwordField = this.page.getByLabel('Password', { exact: true });
    await passwordField.fill(password);
    await passwordField.press('Enter');
  }

  /** This call of this tab is not sent until the returned function is called. */
  async hold(call: IdentityCall): Promise<() => void> {
    const address = addressOf(call);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await this.page.route(address, async (route) => {
      await released;
      await route.continue();
    });
    this.held.add(address);
    return () => {
      this.held.delete(address);
      release();
    };
  }

  /** With the keyboard: a click waits for a second on a clock that stands still. */
  async press(button: string) {
    await this.page.getByRole('button', { name: button }).press('Enter');
  }

  /**
   * Moves the clock on until there is something to see, or the limit is reached: there the clock
   * stands still, and only what the browser does in time of its own is waited for.
   */
  async settle(limitMs: number, isReached = isSettledView, stepMs?: number) {
    const walked = await this.walk(limitMs, isReached, stepMs);
    const end = Date.now() + ownTimeMs;
    let { seen } = walked;
    while (!isReached(seen) && Date.now() < end) seen = await this.calmView();
    return { ...seen, afterMs: walked.afterMs };
  }

  /** Moves the clock on in steps, whatever there is to see. */
  async pass(milliseconds: number, stepMs?: number): Promise<View> {
    return (await this.walk(milliseconds, () => false, stepMs)).seen;
  }

  private async walk(limitMs: number, isReached: IsReached, stepMs?: number) {
    for (let afterMs = 0; ; ) {
      const seen = await this.calmView();
      if (isReached(seen) || afterMs >= limitMs) return { seen, afterMs };
      const step = Math.min(stepMs ?? stepAfter(afterMs), limitMs - afterMs);
      await this.run(step);
      afterMs += step;
    }
  }

  /** Moves the clocks of the page and of the service; every timer on the way fires. */
  async run(milliseconds: number) {
    this.server.service.advance(milliseconds);
    await inPresentPage(() => this.page.clock.runFor(milliseconds));
  }

  /** Moves the clocks as after sleep: each timer that is due fires once. */
  async jump(milliseconds: number): Promise<View> {
    this.server.service.advance(milliseconds);
    await inPresentPage(() => this.page.clock.fastForward(milliseconds));
    return this.calmView();
  }

  /** What there is to see once the browser and the network have done what takes their own time. */
  async calmView(): Promise<View> {
    const end = Date.now() + ownTimeMs;
    for (;;) {
      const endedBefore = this.endedRequests;
      const { seen, pending } = await inPresentPage(() =>
        Promise.race([this.page.evaluate(observe), swallowed()]),
      );
      // What has just come is still to be read.
      const isRead = this.endedRequests === endedBefore;
      const isCalm = pending === 0 && seen.state !== 'blank' && !this.isNetworkBusy() && isRead;
      if (isCalm || Date.now() > end) return seen;
    }
  }

  private isNetworkBusy(): boolean {
    const held = [...this.held];
    return [...this.underWay].some((request) => !held.some((each) => each.test(request.url())));
  }

  private note(message: ConsoleMessage) {
    if (!['error', 'warning'].includes(message.type())) return;
    const text = message.text();
    const { url } = message.location();
    const isNetworkLine =
      text.startsWith('Failed to load resource: ') &&
      (url.startsWith(addresses.identity) || isIcon(url));
    if (isNetworkLine || this.expectedLines.some((each) => each.test(text))) return;
    this.ownComplaints.push(`${message.type()}: ${text}`);
  }
}

/** Fine at first, when most happens. */
function stepAfter(afterMs: number) {
  if (afterMs < 2000) return 250;
  return afterMs < 35_000 ? 1000 : 5000;
}

/** A page that is being replaced by another one cannot be asked, and may swallow the question. */
async function inPresentPage<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      const isGone = /context was destroyed|navigat|swallowed/i.test(String(error));
      if (!isGone || attempt === 20) throw error;
    }
  }
}

async function swallowed(): Promise<never> {
  await delay(3000, undefined, { ref: false });
  throw new Error('The page swallowed the question.');
}

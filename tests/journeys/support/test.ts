import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { demoAccounts } from '../../../src/mocks/demoAccounts.ts';
import {
  createIdentityToolkit,
  type IdentityToolkit,
} from '../../../src/mocks/identity-toolkit/index.ts';
import { open, type SiteName } from '../../sites.mjs';

export { expect };

const identityCall = /\/(?:v1\/accounts:\w+|v1\/token|v2\/\w+)\?/;
export const identityHosts = /https:\/\/(identitytoolkit|securetoken)\.googleapis\.com\//;

/** The browser logs an error for every call that the identity service refuses. */
const isRefusedCall = (message: ConsoleMessage) =>
  message.text().startsWith('Failed to load resource: ') &&
  identityCall.test(message.location().url);

/** Firefox reports as errors of the page what other browsers do not. */
const firefoxReports = [
  // A call that the identity service refused.
  new RegExp(
    `^(?:Failed to load ‘|The Same Origin Policy disallows reading ).*${identityCall.source}`,
    's',
  ),
  // Whatever a page was waiting for when it was left: a font (NS_BINDING_ABORTED), a file of the worker, code.
  /^download failed \(font-family: .+\): status=2152398850 /,
  /^Failed to load ‘.*’\. A ServiceWorker intercepted the request and encountered an unexpected/,
  /^error loading dynamically imported module: /,
];

export interface SiteOption {
  /** On which site the journey is. */
  site: SiteName;
}

interface Fixtures {
  /** Patterns of console lines that the test provokes. Any other error or warning fails it. */
  expectedComplaints: RegExp[];
  /** The other lines so far. */
  complaints: readonly string[];
  /** The identity service, unless the mode has its own: the demo has one in the browser, `emulator` the emulator. */
  service: IdentityToolkit;
}

/** For a fixture that may have to build sites, which takes a busy machine minutes. */
export const builds = { scope: 'test', timeout: 600_000 } as const;

export const test = base.extend<Fixtures & SiteOption>({
  site: ['live', { option: true }],
  baseURL: [async ({ site }, use) => use(await open(site)), builds],

  expectedComplaints: [[], { option: true }],

  complaints: [
    async ({ browserName, context, expectedComplaints }, use) => {
      const complaints: string[] = [];
      const isExpected = (text: string) => expectedComplaints.some((each) => each.test(text));
      const isReport = (text: string) =>
        browserName === 'firefox' && firefoxReports.some((each) => each.test(text));
      context.on('weberror', (error) => {
        const { message } = error.error();
        if (!isReport(message) && !isExpected(message)) complaints.push(`page error: ${message}`);
      });
      context.on('console', (message) => {
        const isComplaint = ['error', 'warning'].includes(message.type());
        if (isComplaint && !isRefusedCall(message) && !isExpected(message.text())) {
          complaints.push(`${message.type()}: ${message.text()}`);
        }
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],

  service: [
    async ({ page }, use) => {
      const service = createIdentityToolkit({ accounts: demoAccounts });
      await answerWith(page, service);
      await use(service);
    },
    { auto: true },
  ],
});

/** Carries the body of a call: Playwright cannot read the body of a request of Firefox. */
const bodyHeader = 'x-posted-body';

function bodyAsHeader(name: string) {
  const fetch = window.fetch.bind(window);
  window.fetch = (input, init) => {
    if (typeof init?.body !== 'string') return fetch(input, init);
    const headers = new Headers(init.headers);
    headers.set(name, encodeURIComponent(init.body));
    return fetch(input, { ...init, headers });
  };
}

/** Routes the page's calls to the identity service to the mock in this process. */
async function answerWith(page: Page, service: IdentityToolkit) {
  const context = page.context();
  if (context.browser()?.browserType().name() === 'firefox') {
    await context.addInitScript(bodyAsHeader, bodyHeader);
  }
  await context.route(identityHosts, async (route) => {
    const request = route.request();
    const body = request.postData() ?? decodeURIComponent(request.headers()[bodyHeader] ?? '');
    const answer = await service.respond(
      new Request(request.url(), {
        method: request.method(),
        headers: request.headers(),
        ...(body && { body }),
      }),
    );
    if (answer.type === 'error') return route.abort('connectionrefused');
    return route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: await answer.text(),
    });
  });
}

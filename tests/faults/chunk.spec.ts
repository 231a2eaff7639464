import type { Route } from '@playwright/test';
import { addresses, deepLink } from './support/addresses.ts';
import { conclude, type Expectation, portal, signInPage } from './support/expectation.ts';
import { healService } from './support/serviceFaults.ts';
import type { Tab } from './support/tab.ts';
import { faultCase } from './support/test.ts';

/** docs/specification.md, section 7: 120 s. A second is the measure's own. */
const deadline = 121_000;

const portalChunk = /\/assets\/Portal-[^/]+\.js$/;

const chunks = { code: portalChunk, plan: /\/assets\/plan-new-hire-[^/]+\.json$/ } as const;

type Meet = (route: Route) => Promise<void>;

const faults = {
  '404': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  aborted: (route) => route.abort('connectionreset'),
  'HTML instead of JavaScript': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
  silent: () => Promise.resolve(),
} as const satisfies Record<string, Meet>;

type Fault = keyof typeof faults;

/** The browser's own lines about a file that did not come, and React's about the boundary. */
const lines = [
  /^Failed to load resource: .*(?:404|ERR_CONNECTION_RESET|ERR_FAILED|ERR_ABORTED)/,
  /^Failed to load module script: /,
  /dynamically imported module/,
  /A part of the page did not load/,
];

const failure: Expectation = {
  ...portal,
  state: 'chunkFailure',
  details: { reloadButtonLeadsTo: deepLink },
};

/** Up to the moment when the code of the portal is asked for. */
const arrivals = {
  start: async (tab: Tab) => {
    await tab.holdSession();
    await tab.open(deepLink);
  },
  'sign-in': async (tab: Tab) => {
    await tab.open(deepLink);
    await tab.settle(10_000);
    await tab.submit();
  },
} as const;

type Arrival = keyof typeof arrivals;

function always(arrival: Arrival, fault: Fault, what: keyof typeof chunks = 'code') {
  faultCase(
    `chunk, ${arrival}: ${what} ${fault}, always`,
    failure,
    async (tab) => {
      await tab.page.route(chunks[what], faults[fault]);
      if (fault === 'silent') tab.held.add(chunks[what]);
      await arrivals[arrival](tab);
      const isOver = ({ state }: { state: string }) => ['portal', 'chunkFailure'].includes(state);
      const seen = await tab.settle(deadline, isOver);
      await healService(tab);
      await tab.press('Reload the page');
      const { address } = await tab.settle(12_000, ({ state }) => state === 'portal');
      return conclude(tab, seen, { details: { reloadButtonLeadsTo: address } });
    },
    lines,
  );
}

/** The next try brings it, however late. */
function thenThere(fault: Fault, afterMs: number) {
  const later = afterMs > 0 ? `after ${afterMs / 1000} s` : 'there';
  faultCase(
    `chunk, start: code ${fault}, then ${later}`,
    portal,
    async (tab) => {
      let isFirst = true;
      const waiting: Route[] = [];
      if (afterMs > 0) tab.held.add(portalChunk);
      await tab.page.route(portalChunk, async (route) => {
        if (isFirst) await faults[fault](route);
        else if (tab.held.size > 0) waiting.push(route);
        else await route.continue();
        isFirst = false;
      });
      await arrivals.start(tab);
      await tab.pass(afterMs);
      tab.held.clear();
      for (const route of waiting) await route.continue();
      // What was held back comes in the browser's own time, and there is not much left of the limit.
      return conclude(tab, await tab.settle(afterMs > 0 ? 500 : deadline));
    },
    lines,
  );
}

/** In a new release every script has another name, and the old ones are gone. */
async function answerFromNextRelease(route: Route) {
  const url = new URL(route.request().url());
  const isScript = url.pathname.endsWith('.js');
  if (!isScript && url.pathname.startsWith('/assets/')) return route.continue();
  if (isScript && !url.pathname.endsWith('-next.js')) return faults['404'](route);
  url.pathname = url.pathname.replace('-next.js', '.js');
  const response = await route.fetch({ url: url.href });
  const body = (await response.text()).replaceAll(/([\w-]+)\.js\b/g, '$1-next.js');
  await route.fulfill({ response, body });
}

faultCase(
  'chunk, start: a new release, the old code gone',
  { ...portal, details: { isNextRelease: true } },
  async (tab) => {
    // A page that a test answers for comes, to the browser, from elsewhere than this device.
    await tab.context.grantPermissions(['local-network-access']);
    let isReleased = false;
    await tab.page.route(`${addresses.portal}/**`, (route) => {
      // The scripts of the page itself have come when the release happens.
      isReleased ||= portalChunk.test(route.request().url());
      return isReleased ? answerFromNextRelease(route) : route.continue();
    });
    await arrivals.start(tab);
    const seen = await tab.settle(deadline);
    const entry = await tab.page.locator('script[src]').first().getAttribute('src');
    return conclude(tab, seen, { details: { isNextRelease: entry?.endsWith('-next.js') } });
  },
  lines,
);

always('start', '404');
always('start', 'silent');
always('start', '404', 'plan');
always('sign-in', 'HTML instead of JavaScript');
thenThere('aborted', 0);
thenThere('404', 100_000);

/** A missing part of the portal is nothing to somebody who is not signed in. */
faultCase(
  'chunk, sign-in page: code 404',
  signInPage,
  async (tab) => {
    await tab.page.route(portalChunk, faults['404']);
    await tab.open(deepLink);
    return conclude(tab, await tab.pass(5000));
  },
  lines,
);

import type { Route } from '@playwright/test';
import { addresses } from '../support/addresses.ts';
import { conclude, type Outcome } from '../support/outcome.ts';
import type { Stage } from '../support/stage.ts';
import { type Cell, deadlines, place, portal, signInPage } from './cell.ts';

interface ChunkFault {
  readonly name: string;
  readonly meet: (route: Route) => Promise<void>;
}

const portalChunk = /\/assets\/Portal-[^/]+\.js$/;
const isPortalChunk = (url: string) => portalChunk.test(url);

const gone: ChunkFault = {
  name: '404',
  meet: (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
};
const aborted: ChunkFault = { name: 'aborted', meet: (route) => route.abort('connectionreset') };
const html: ChunkFault = {
  name: 'HTML instead of JavaScript',
  meet: (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
};
const silent: ChunkFault = { name: 'silent', meet: () => Promise.resolve() };

/** The browser's own lines about a file that did not come, and React's about the boundary. */
const logs = [
  /^Failed to load resource: .*(?:404|ERR_CONNECTION_RESET|ERR_FAILED|ERR_ABORTED)/,
  /^Failed to load module script: /,
  /dynamically imported module/,
  /A part of the page did not load/,
];

const failure: Outcome = {
  ...portal,
  state: 'chunkFailure',
  details: { reloadButtonLeadsTo: place },
};

type Way = 'start' | 'sign-in';

/** Up to the moment when the code of the portal is asked for. */
const arrivals: Record<Way, (stage: Stage, arm: () => Promise<void>) => Promise<void>> = {
  start: async (stage, arm) => {
    await stage.holdSession();
    await arm();
    await stage.open(place);
  },
  'sign-in': async (stage, arm) => {
    await arm();
    await stage.open(place);
    await stage.settle(deadlines.start);
    await stage.submit();
  },
};

async function pressReload(stage: Stage) {
  await stage.page.unrouteAll({ behavior: 'ignoreErrors' });
  stage.isHeld.clear();
  await stage.press('Reload the page');
  const { state, place: reached } = await stage.settle(12_000);
  return state === 'portal' ? reached : state;
}

async function endIn(stage: Stage) {
  const seen = await stage.settle(deadlines.chunk);
  const heal = async () => {
    await stage.page.unrouteAll({ behavior: 'ignoreErrors' });
    stage.isHeld.clear();
  };
  if (seen.state !== 'chunkFailure') return conclude(stage, seen, { heal });
  const details = { reloadButtonLeadsTo: await pressReload(stage) };
  return conclude(stage, seen, { heal, details });
}

function always(way: Way, fault: ChunkFault): Cell {
  return {
    name: `chunk, ${way}: code ${fault.name}, always`,
    expected: failure,
    logs,
    play: async (stage) => {
      let isAskedFor = false;
      await arrivals[way](stage, async () => {
        await stage.page.route(portalChunk, (route) => {
          isAskedFor = true;
          return fault.meet(route);
        });
        if (fault === silent) stage.isHeld.add((request) => isPortalChunk(request.url()));
      });
      await stage.settle(deadlines.start, () => isAskedFor);
      return endIn(stage);
    },
  };
}

function once(way: Way, fault: ChunkFault): Cell {
  return {
    name: `chunk, ${way}: code ${fault.name}, then there`,
    expected: portal,
    logs,
    play: async (stage) => {
      let count = 0;
      await arrivals[way](stage, async () => {
        await stage.page.route(portalChunk, (route) => {
          count += 1;
          return count === 1 ? fault.meet(route) : route.continue();
        });
      });
      return endIn(stage);
    },
  };
}

function slow(way: Way, first: ChunkFault | undefined): Cell {
  return {
    name: `chunk, ${way}: code ${first ? `${first.name}, then ` : ''}after 100 s`,
    expected: portal,
    logs,
    play: async (stage) => {
      let count = 0;
      let release: (() => Promise<void>) | undefined;
      const isChunk = (request: { url: () => string }) => isPortalChunk(request.url());
      await arrivals[way](stage, async () => {
        stage.isHeld.add(isChunk);
        await stage.page.route(portalChunk, async (route) => {
          count += 1;
          if (first && count === 1) return first.meet(route);
          release = () => route.continue();
        });
      });
      await stage.pass(100_000);
      stage.isHeld.delete(isChunk);
      await release?.();
      return endIn(stage);
    },
  };
}

/** In a new release every script has another name, and the old ones are gone. */
async function answerFromNextRelease(route: Route) {
  const url = new URL(route.request().url());
  const isScript = url.pathname.endsWith('.js');
  if (!isScript && url.pathname.startsWith('/assets/')) return route.continue();
  if (isScript && !url.pathname.endsWith('-next.js')) return gone.meet(route);
  url.pathname = url.pathname.replace('-next.js', '.js');
  const file = await fetch(url);
  const text = await file.text();
  await route.fulfill({
    headers: Object.fromEntries(file.headers),
    body: text.replaceAll(/([\w-]+)\.js\b/g, '$1-next.js'),
  });
}

const newRelease = (way: Way): Cell => ({
  name: `chunk, ${way}: a new release, the old code gone`,
  expected: { ...portal, details: { isNextRelease: true } },
  logs,
  play: async (stage) => {
    // A page that a test answers for comes, to the browser, from elsewhere than this device.
    await stage.context.grantPermissions(['local-network-access']);
    await arrivals[way](stage, async () => {
      let isReleased = false;
      await stage.page.route(`${addresses.portal}/**`, (route) => {
        // The scripts of the page itself have come when the release happens.
        isReleased ||= isPortalChunk(route.request().url());
        return isReleased ? answerFromNextRelease(route) : route.continue();
      });
    });
    const seen = await stage.settle(deadlines.chunk);
    const entry = await stage.page.locator('script[src]').first().getAttribute('src');
    const details = { isNextRelease: entry?.endsWith('-next.js') };
    return conclude(stage, seen, { heal: () => Promise.resolve(), details });
  },
});

/** A missing part of the portal is nothing to somebody who is not signed in. */
const notNeeded: Cell = {
  name: 'chunk, sign-in page: code 404',
  expected: signInPage,
  logs,
  play: async (stage) => {
    await stage.page.route(portalChunk, (route) => gone.meet(route));
    await stage.open(place);
    const seen = await stage.pass(5000);
    return conclude(stage, seen, {
      heal: () => stage.page.unrouteAll({ behavior: 'ignoreErrors' }),
    });
  },
};

export const chunkCells: readonly Cell[] = [
  ...(['start', 'sign-in'] as const).flatMap((way) => [
    ...[gone, aborted, html, silent].map((fault) => always(way, fault)),
    ...[gone, aborted, html].map((fault) => once(way, fault)),
    slow(way, undefined),
    slow(way, gone),
    newRelease(way),
  ]),
  notNeeded,
];

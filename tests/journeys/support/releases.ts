import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import superstatic from 'superstatic/lib/superstatic.js';
import { pictureNameAt } from '../../../src/app/offline/pictureFiles.ts';
import { open } from '../../sites.mjs';
import * as portal from './portal.ts';
import { test as base, builds, expect } from './test.ts';

/** What tells the releases apart: `live` shows the sample employee, `next` the account. */
const progressIn = {
  live: /^8 of \d+ missions completed$/,
  next: /^0 of \d+ missions completed$/,
};
type Release = keyof typeof progressIn;

export const expectRelease = (page: Page, release: Release) =>
  expect(page.getByRole('main').getByText(progressIn[release])).toBeVisible();

type Answer = (response: ServerResponse) => unknown;

const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8'));
const answerFrom = (release: Release) =>
  superstatic({
    cwd: path.resolve('build', release),
    config: { ...hosting, public: '.' },
    stack: 'strict',
  });

interface Fixtures {
  /** The addresses of the releases. */
  built: readonly string[];
  /** A server that has one release at a time. */
  server: {
    origin: string;
    deploy: (release: Release) => void;
    /** Requests for these addresses get this answer, and not the release's. */
    intercept: (address: RegExp, answer: Answer) => void;
    stopIntercepting: () => void;
  };
  setOffline: (isOffline: boolean) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  built: [
    async ({ playwright: _ }, provide) => provide(await Promise.all([open('live'), open('next')])),
    builds,
  ],
  server: async ({ built: _ }, provide) => {
    const releases = { live: answerFrom('live'), next: answerFrom('next') };
    let release = releases.live;
    let intercepted: { address: RegExp; answer: Answer } | undefined;
    const server = createServer((request, response) => {
      if (intercepted?.address.test(request.url ?? '')) intercepted.answer(response);
      else release(request, response, () => response.writeHead(404).end());
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    await provide({
      origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      deploy: (name) => {
        release = releases[name];
      },
      intercept: (address, answer) => {
        intercepted = { address, answer };
      },
      stopIntercepting: () => {
        intercepted = undefined;
      },
    });
    server.closeAllConnections();
    server.close();
  },
  baseURL: ({ server }, provide) => provide(server.origin),
  setOffline: ({ browserName, context, server, service }, provide) =>
    provide(async (isOffline) => {
      // What the test answers itself would come without a network, too.
      service.setOffline(isOffline);
      if (browserName !== 'firefox') return context.setOffline(isOffline);
      // Playwright's Firefox, once offline, refuses each page, even one that a worker would bring.
      if (isOffline) server.intercept(/^/, (response) => response.destroy());
      else server.stopIntercepting();
    }),
});

export async function signInAndKeep(page: Page, credentials?: portal.Credentials) {
  await portal.signIn(page, credentials);
  await portal.untilKeptForOffline(page);
}

/** Reloads the only tab until the worker of this release has taken over. */
export const reloadUntil = (page: Page, release: Release) =>
  expect(async () => {
    await page.reload();
    await expect(page.getByRole('main').getByText(progressIn[release])).toBeVisible({
      timeout: 15_000,
    });
  }).toPass();

/** What the browser keeps for the portal, as paths. */
export const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => url.replace(location.origin, ''));
  });

/** The pictures that the browser keeps, without their hashes. */
export const keptPictures = async (page: Page) =>
  (await keptFiles(page)).flatMap((file) => pictureNameAt(file) ?? []).toSorted();
export const internPictures = ['entrance', 'floor-plan'];

export const workers = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return { isActive: Boolean(registration?.active), isWaiting: Boolean(registration?.waiting) };
  });

import type { Page } from '@playwright/test';
import { pictureNameAt } from '../../../src/app/offline/pictureFiles.ts';
import { open } from '../../sites.mjs';
import { type FrontServer, startFrontServer } from './frontServer.ts';
import * as portal from './portal.ts';
import { test as base, builds, expect } from './test.ts';

/** The difference between the releases: `live` shows the sample employee, `next` the account. */
const progressIn = {
  live: /^8 of \d+ missions completed$/,
  next: /^\d+ missions in \d+ milestones$/,
};
type Release = keyof typeof progressIn;

export const expectRelease = (page: Page, release: Release, options?: { timeout: number }) =>
  expect(page.getByRole('main').getByText(progressIn[release])).toBeVisible(options);

interface Fixtures {
  /** The addresses of the releases. */
  built: Readonly<Record<Release, string>>;
  /** A server that has one release at a time. */
  server: Omit<FrontServer, 'serve' | 'close'> & { deploy: (release: Release) => void };
  setOffline: (isOffline: boolean) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  built: [
    async ({ playwright: _ }, provide) => {
      const [live, next] = await Promise.all([open('live'), open('next')]);
      await provide({ live, next });
    },
    builds,
  ],
  server: async ({ built }, provide) => {
    const { serve, close, ...server } = await startFrontServer(built.live);
    await provide({ ...server, deploy: (release) => serve(built[release]) });
    close();
  },
  baseURL: ({ server }, provide) => provide(server.origin),
  setOffline: ({ browserName, context, server, service }, provide) =>
    provide(async (isOffline) => {
      // A response from the test itself would arrive without a network, too.
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

/** The paths that the browser keeps for the portal. */
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

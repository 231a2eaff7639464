import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import superstatic from 'superstatic/lib/superstatic.js';
import * as portal from './portal.ts';
import { test as base } from './test.ts';

/** What a release of `playwright.config.ts` says of the same person. */
export const progressIn = {
  live: '7 of 22 missions completed',
  next: '0 of 22 missions completed',
};
type Release = keyof typeof progressIn;

/** Answers a path in the server's place; false leaves it to the server. */
type Interception = (path: string, response: ServerResponse) => boolean;

const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8'));
const answerFrom = (release: Release) =>
  superstatic({
    cwd: path.resolve('build', release),
    config: { ...hosting, public: '.' },
    stack: 'strict',
  });

interface Fixtures {
  /** A server that has one release at a time. */
  server: {
    origin: string;
    deploy: (release: Release) => void;
    intercept: (interception: Interception) => void;
  };
  setOffline: (isOffline: boolean) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  server: async ({ playwright: _ }, provide) => {
    const answers = { live: answerFrom('live'), next: answerFrom('next') };
    let answer = answers.live;
    let intercept: Interception = () => false;
    const server = createServer((request, response) => {
      if (intercept(request.url ?? '', response)) return;
      answer(request, response, () => response.writeHead(404).end());
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    await provide({
      origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      deploy: (release) => {
        answer = answers[release];
      },
      intercept: (interception) => {
        intercept = interception;
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
      server.intercept((_path, response) => isOffline && Boolean(response.destroy()));
    }),
});

/** Serves a text as the worker's script. */
export const asWorker =
  (script: string): Interception =>
  (requested, response) => {
    if (requested !== '/sw.js') return false;
    response.setHeader('Content-Type', 'text/javascript').end(script);
    return true;
  };

export async function signInAndKeep(page: Page, credentials?: portal.Credentials) {
  await portal.signIn(page, credentials);
  await portal.untilKeptForOffline(page);
}

/** What the browser keeps for the portal, as paths. */
export const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => url.replace(location.origin, ''));
  });

export const workers = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return { isActive: Boolean(registration?.active), isWaiting: Boolean(registration?.waiting) };
  });

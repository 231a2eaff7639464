import { readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { type Connect, loadEnv, type Plugin } from 'vite';
import { type HostingRules, headersFor, policyFor, rewriteOf } from './hostingRules.ts';
import { type Way, wayOfBuild } from './portalPage.ts';
import { stop } from './stop.ts';

const policyHeader = 'Content-Security-Policy';

interface FirebaseConfig {
  hosting: HostingRules;
  emulators: { auth: { host: string; port: number } };
}

/** Lets `vite preview` answer like the host that `firebase.json` describes. */
export function hostingHeaders(): Plugin {
  return {
    name: 'waymark:hosting-headers',
    config: () => ({ preview: { cors: false } }),
    configurePreviewServer({ config, middlewares }) {
      const folder = path.resolve(config.root, config.build.outDir);
      const way = () => wayOfBuild(folder);
      if (!way()) {
        stop(
          `There is no portal in ${config.build.outDir}: run "npm run build:demo" or "npm run build" first.`,
        );
      }
      middlewares.use(answerLikeHost(folder, config.root, way));
    },
  };
}

function answerLikeHost(
  folder: string,
  root: string,
  way: () => Way | undefined,
): Connect.NextHandleFunction {
  const { hosting, emulators } = JSON.parse(
    readFileSync(path.join(root, 'firebase.json'), 'utf8'),
  ) as FirebaseConfig;
  const emulatorUrl =
    loadEnv('emulator', root)['VITE_AUTH_EMULATOR_URL'] ??
    `http://${emulators.auth.host}:${emulators.auth.port}`;

  const setHeaders = (response: ServerResponse, pathname: string) => {
    for (const [key, value] of headersFor(hosting, pathname)) {
      const isPolicy = key === policyHeader;
      response.setHeader(key, isPolicy ? policyFor(way() ?? 'live', value, emulatorUrl) : value);
    }
  };

  return (request, response, next) => {
    const [rawPath = '/', query] = (request.url ?? '/').split('?', 2);
    const pathname = decode(rawPath);
    if (pathname === undefined) {
      setHeaders(response, '/400.html');
      response.writeHead(400).end('Bad request');
      return;
    }
    const destination = isFile(folder, pathname) ? pathname : rewriteOf(hosting, pathname);
    if (destination === undefined) {
      // Firebase takes the headers of an error from the rules for its page.
      setHeaders(response, '/404.html');
      response.writeHead(404).end('Not found');
      return;
    }
    setHeaders(response, pathname);
    if (destination !== pathname) {
      request.url = query === undefined ? destination : `${destination}?${query}`;
    }
    next();
  };
}

function decode(rawPath: string): string | undefined {
  try {
    return decodeURIComponent(rawPath);
  } catch {
    return undefined;
  }
}

function isFile(folder: string, pathname: string): boolean {
  const file = path.join(folder, pathname);
  if (!file.startsWith(folder) || pathname.includes('\0')) return false;
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { demoAccounts, purposes } from '../../src/mocks/demoAccounts.ts';
import type { Mode } from './portalPage.ts';

const anyFailure = {
  email: '<code>@error.waymark.test',
  password: '(any)',
  purpose: 'Fails with that code, for example user-disabled@error.waymark.test.',
};

/** Prints the accounts that can sign in below the address of a demo. */
export function demoAccountsNote(mode: Mode): Plugin {
  return {
    name: 'waymark:demo-accounts-note',
    configureServer(server) {
      if (mode === 'demo') addNote(server);
    },
    configurePreviewServer(server) {
      const { root, build } = server.config;
      const worker = path.resolve(root, build.outDir, 'mockServiceWorker.js');
      if (existsSync(worker)) addNote(server);
    },
  };
}

function addNote(server: ViteDevServer | PreviewServer): void {
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    server.config.logger.info(describeAccounts());
  };
}

function describeAccounts(): string {
  const accounts = demoAccounts.map((each) => ({ ...each, purpose: purposes[each.email] ?? '' }));
  const rows = [...accounts, anyFailure];
  const emailWidth = Math.max(...rows.map(({ email }) => email.length));
  const passwordWidth = Math.max(...rows.map(({ password }) => password.length));
  const lines = rows.map(
    ({ email, password, purpose }) =>
      `  ${email.padEnd(emailWidth)}  ${password.padEnd(passwordWidth)}  ${purpose}`,
  );
  return ['', '  Demo accounts (email, password):', ...lines, ''].join('\n');
}

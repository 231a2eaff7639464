import { createIdentityToolkit, type IdentityToolkit } from '#mocks/identity-toolkit/index.ts';
import { projectId, type Target } from './contractCase.ts';

/** The way that a request takes to the mock. */
export type Delivery = (mock: IdentityToolkit, request: Request) => Promise<Response>;

const clockStart = Date.parse('2026-03-02T08:30:00.250Z');
const emulatorOrigin = 'http://127.0.0.1:9099';

export function createMockTarget(deliver: Delivery): Target {
  let mock: IdentityToolkit;
  return {
    begin: async ({ accounts, enumerationProtection }) => {
      mock = createIdentityToolkit({
        accounts,
        settings: { emailEnumerationProtection: enumerationProtection },
        now: () => clockStart,
        projectId,
      });
    },
    send: (request) => deliver(mock, request),
    nextSecond: async () => mock.advance(1000),
    advance: (seconds) => mock.advance(seconds * 1000),
    disable: async ({ localId }) => mock.disable(localId),
    enable: async ({ localId }) => mock.enable(localId),
    remove: async ({ localId }) => mock.remove(localId),
    setPassword: async ({ localId }, password) => mock.setPassword(localId, password),
    revoke: async ({ localId }) => mock.revoke(localId),
  };
}

/** At the addresses of an emulator, which has the hosts of the service in its paths. */
export const asEmulator: Delivery = (mock, request) =>
  mock.respond(new Request(request.url.replace('https:/', emulatorOrigin), request));

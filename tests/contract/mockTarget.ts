import { createIdentityToolkit, type IdentityToolkit } from '#mocks/identity-toolkit/index.ts';
import { project } from '#scripts/emulator/administer.mjs';
import type { OpenTarget } from './contractCase.ts';

/** The way that a request takes to the mock. */
type Delivery = (mock: IdentityToolkit, request: Request) => Promise<Response>;

const clockStart = Date.parse('2026-03-02T08:30:00.250Z');
const emulatorOrigin = 'http://127.0.0.1:9099';

export const openMock =
  (deliver: Delivery): OpenTarget =>
  ({ accounts, enumerationProtection }) => {
    const mock = createIdentityToolkit({
      accounts,
      settings: { emailEnumerationProtection: enumerationProtection },
      now: () => clockStart,
      projectId: project,
    });
    return {
      ...mock,
      send: (request) => deliver(mock, request),
      nextSecond: () => mock.advance(1000),
    };
  };

/** At the addresses of an emulator, which has the hosts of the service in its paths. */
export const openMockAsEmulator = openMock((mock, request) =>
  mock.respond(new Request(request.url.replace('https:/', emulatorOrigin), request)),
);

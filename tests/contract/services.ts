import { setTimeout as delay } from 'node:timers/promises';
import {
  type AccountSeed,
  createIdentityToolkit,
  createTestClient,
} from '#mocks/identity-toolkit/index.ts';
import { administer, emulatorUrl, project, setAccounts } from '#tools/emulator/administer.mjs';

export interface Account extends AccountSeed {
  /** Fixed, so that whole responses can be compared. */
  readonly localId: string;
}

/** The actions of the project's owner on an account, by its id. */
interface Owner {
  /** Turns email enumeration protection on. */
  protectEmails(): unknown;
  disable(localId: string): unknown;
  remove(localId: string): unknown;
  /** Ends every session of the account. */
  revoke(localId: string): unknown;
  /** Returns once the clock of the service shows another second, because tokens carry whole seconds. */
  nextSecond(): unknown;
  /** Moves the clock of the service. The emulator has no clock of its own, so there it does nothing. */
  advance(milliseconds: number): unknown;
  /** The links in the emails to an address. */
  linksTo(email: string): Promise<readonly string[]>;
}

export type Service = Owner & ReturnType<typeof createTestClient>;

/** A service with these accounts, which knows nothing of an earlier one. */
export type OpenService = (accounts: readonly Account[]) => Promise<Service>;

type Respond = (request: Request) => Promise<Response>;

/** Calls as from a page on another origin. */
const clientOf = (respond: Respond) =>
  createTestClient({
    respond: (request) => {
      request.headers.set('Origin', 'https://portal.contract.test');
      return respond(request);
    },
  });

export const openMock: OpenService = async (accounts) => {
  const clockStart = Date.parse('2026-03-02T08:30:00.250Z');
  const mock = createIdentityToolkit({ accounts, now: () => clockStart });
  mock.configure({ emailEnumerationProtection: false });
  return {
    ...mock,
    ...clientOf(mock.respond),
    protectEmails: () => mock.configure({ emailEnumerationProtection: true }),
    nextSecond: () => mock.advance(1000),
    linksTo: async (email) => mock.mails.filter(({ to }) => to === email).map(({ link }) => link),
  };
};

export const openEmulator: OpenService = async (accounts) => {
  await setAccounts(accounts, false);

  const ownProject = `${emulatorUrl}/emulator/v1/projects/${project}`;
  const api = `${emulatorUrl}/identitytoolkit.googleapis.com/v1/projects/${project}`;
  const update = (localId: string, change: object) =>
    administer('POST', `${api}/accounts:update`, { localId, ...change });
  const begin = async (second: number) => {
    while (Date.now() < second * 1000) await delay(second * 1000 - Date.now());
  };
  const nextSecond = () => Math.floor(Date.now() / 1000) + 1;

  return {
    // The emulator serves each host under its own address.
    ...clientOf((request) =>
      fetch(new Request(request.url.replace('https://', `${emulatorUrl}/`), request)),
    ),
    protectEmails: () => setAccounts(accounts, true),
    disable: (localId) => update(localId, { disableUser: true }),
    remove: (localId) => administer('POST', `${api}/accounts:delete`, { localId }),
    revoke: async (localId) => {
      const validSince = nextSecond();
      await update(localId, { validSince: String(validSince) });
      // A session that began before this second would be refused, too.
      await begin(validSince);
    },
    nextSecond: () => begin(nextSecond()),
    advance: () => {},
    linksTo: async (email) => {
      const { oobCodes }: { oobCodes: readonly { email: string; oobLink: string }[] } =
        await administer('GET', `${ownProject}/oobCodes`);
      return oobCodes.filter((each) => each.email === email).map(({ oobLink }) => oobLink);
    },
  };
};

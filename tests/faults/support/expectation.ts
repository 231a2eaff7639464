import { demoAccounts, newHire } from '../../../src/mocks/demoAccounts.ts';
import { addresses, deepLink, storedKey } from './addresses.ts';
import { healService, type ServiceFault } from './serviceFaults.ts';
import type { IsReached, Tab } from './tab.ts';
import { isSettled, type View } from './view.ts';

type StoreName = 'IndexedDB' | 'local storage' | 'session storage';

/** What comes of a fault, as a person, the storage and the console tell it. */
export interface Expectation extends View {
  /** Where a record of a user is. */
  readonly stores: readonly StoreName[];
  /** `isAuthenticated`. */
  readonly flag: boolean;
  readonly afterReload: View['state'];
  /** Where a sign-in leads once all is well again; null where somebody is signed in. */
  readonly signInLeadsTo: string | null;
  readonly complaints: readonly string[];
  /** What only some cases have to say. */
  readonly details?: Readonly<Record<string, unknown>>;
}

interface Conclusion {
  readonly details?: Expectation['details'];
  /** Whose account is to be mended. */
  readonly fault?: ServiceFault;
  /** What the reload comes to; by itself, the first thing that can be acted on. */
  readonly isStarted?: IsReached | undefined;
}

/** Adds to what was seen what is stored, and what a mend, a reload and a sign-in lead to. */
export async function conclude(
  tab: Tab,
  { state, message, notice, address }: View,
  { details, fault, isStarted }: Conclusion = {},
): Promise<Expectation> {
  const { stores, flag } = await readStored(tab);
  await healService(tab);
  fault?.heal?.(tab.server.service);
  await tab.reload();
  const { state: afterReload } = await tab.settle(12_000, isStarted);
  let signInLeadsTo: string | null = null;
  if (afterReload === 'signIn') {
    await tab.submit({ ...newHire, ...(fault?.password && { password: fault.password }) });
    const last = await tab.settle(34_000);
    signInLeadsTo = last.state === 'portal' ? last.address : `${last.state}: ${last.message}`;
  }
  return {
    state,
    message,
    notice,
    address,
    stores,
    flag,
    afterReload,
    signInLeadsTo,
    complaints: tab.complaints,
    ...(details && { details }),
  };
}

/** Playwright reads in a world of its own, which knows nothing of what a fault has made of the page. */
export async function readStored({ context, page }: Tab) {
  const { origins } = await context.storageState({ indexedDB: true });
  const origin = origins.find((each) => each.origin === addresses.portal);
  const local = new Map(origin?.localStorage.map(({ name, value }) => [name, value]));
  const isInSession = await page.evaluate((key) => {
    try {
      return window.sessionStorage.getItem(key) !== null;
    } catch {
      return false;
    }
  }, storedKey);
  const stores: StoreName[] = [];
  const inDatabase = JSON.stringify(Reflect.get(origin ?? {}, 'indexedDB') ?? []);
  if (inDatabase.includes(storedKey)) stores.push('IndexedDB');
  if (local.has(storedKey)) stores.push('local storage');
  if (isInSession) stores.push('session storage');
  const texts = `${inDatabase} ${local.get(storedKey) ?? ''}`;
  const users = demoAccounts.flatMap(({ localId = '' }) =>
    texts.includes(localId) ? [localId] : [],
  );
  return { stores, users, flag: local.get('isAuthenticated') === 'true' };
}

/** What a fault did that was not to be, in the words of the last line of `npm run faults:report`. */
export function verdictsOn(seen: Expectation, expected: Expectation): readonly string[] {
  const moments = ['state', 'afterReload'] as const;
  const isLost = moments.some(
    (moment) => expected[moment] === 'portal' && seen[moment] === 'signIn',
  );
  const verdicts = {
    hung: moments.some((moment) => !isSettled(seen[moment])),
    crashed: seen.state === 'defect' || isBeyond(seen.complaints, expected.complaints),
    lost: isLost,
  };
  return Object.entries(verdicts).flatMap(([name, applies]) => (applies ? [name] : []));
}

const isBeyond = (seen: readonly string[], expected: readonly string[]) =>
  seen.some((complaint) => !expected.includes(complaint));

export const portal: Expectation = {
  state: 'portal',
  message: null,
  notice: null,
  address: deepLink,
  stores: ['IndexedDB'],
  flag: true,
  afterReload: 'portal',
  signInLeadsTo: null,
  complaints: [],
};

export const portalInLocal: Expectation = { ...portal, stores: ['local storage'] };

export const signInPage: Expectation = {
  state: 'signIn',
  message: null,
  notice: null,
  address: '/login',
  stores: [],
  flag: false,
  afterReload: 'signIn',
  signInLeadsTo: deepLink,
  complaints: [],
};

/** Who has pressed Sign Out starts anew. */
export const signedOut: Expectation = { ...signInPage, signInLeadsTo: '/home' };

export const sessionEnded: Expectation = { ...signInPage, notice: 'Your session has ended' };

export const refused = (message: string): Expectation => ({ ...signInPage, message });

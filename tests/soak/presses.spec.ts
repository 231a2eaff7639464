import type { Page } from '@playwright/test';
import { demoAccounts } from '../../src/mocks/demoAccounts.ts';
import * as portal from '../e2e/support/portal.ts';
import { expect } from '../e2e/support/test.ts';
import { minute, pauseIn, test } from '../faults/test.ts';

// Random presses in two tabs. A run is repeated by its seed:
// PRESS_SEED=7 PRESS_RUNS=1 npx playwright test --project=soak presses

const firstSeed = Number(process.env['PRESS_SEED']);
const runs = Number(process.env['PRESS_RUNS'] ?? 12);
const steps = Number(process.env['PRESS_STEPS'] ?? 250);

const people = demoAccounts.slice(0, 2);

/** How often each is done, of 100 times. */
const actions = {
  press: 52,
  'sign in': 12,
  reload: 8,
  back: 6,
  forward: 4,
  'change the network': 7,
  revoke: 2,
  disable: 2,
  'let time pass': 7,
};

/** What the browser says of requests without a network, and React of code that did not come. */
test.use({
  expectedComplaints: [/net::ERR_(?:INTERNET_DISCONNECTED|FAILED)|A part of the page did not load/],
});

for (let seed = firstSeed; seed < firstSeed + runs; seed += 1) {
  test(`random presses, seed ${seed}`, async ({ page, service, complaints, advance, sleep }) => {
    test.setTimeout(steps * 5000 + 60_000);
    const context = page.context();
    const tabs = [page, await context.newPage()] as const;
    const random = randomFrom(seed);
    const choose = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
    const journal: string[] = [];
    let isOnline = true;
    /** Whose session the device holds. */
    let person: (typeof people)[number] | undefined;
    /** Whether the service has ended that session, which a tab learns when it asks the next time. */
    let isEnded = false;
    /** How many missions each tab has shown as completed, since its page was loaded. */
    const completed = new Map<Page, number>();
    for (const tab of tabs) tab.on('domcontentloaded', () => completed.delete(tab));

    /** Time goes on while something is waited for, and only then: a busy machine meets no limit of the portal. */
    const goesOn = <Result>(look: () => Promise<Result>) => advance(100).then(look);

    const act = async (tab: Page, action: string): Promise<string> => {
      const choice = random();
      const someone = choose(people);
      const screen = await screenOf(tab);
      if (action === 'sign in' && screen.kind === 'form' && screen.takesPassword) {
        await portal.submitCredentials(tab, someone);
        const alert = tab.getByRole('alert');
        const signOut = tab.getByRole('button', { name: 'Sign Out' });
        await expect.poll(() => goesOn(() => alert.or(signOut).isVisible())).toBe(true);
        if (await alert.isVisible()) return `${someone.displayName} is refused`;
        person = someone;
        isEnded = false;
        return `${someone.displayName} signs in`;
      }
      switch (action) {
        case 'reload':
          await tab.reload();
          return action;
        case 'back':
        case 'forward':
          await (action === 'back' ? tab.goBack() : tab.goForward());
          // The person had left the portal, and comes back.
          if (tab.url() === 'about:blank') await tab.goForward();
          return action;
        case 'change the network':
          // Without a worker, the page of a reload would be the browser's own.
          if (isOnline && !(await tab.evaluate(hasWorker))) return 'no worker yet';
          isOnline = !isOnline;
          service.setOffline(!isOnline);
          await context.setOffline(!isOnline);
          return isOnline ? 'online' : 'offline';
        case 'revoke':
        case 'disable':
          // The service compares whole seconds.
          await advance(1000);
          for (const { email } of people) service.enable(email);
          service[action](someone.email);
          isEnded ||= person === someone;
          return `the service: ${action} ${someone.displayName}`;
        case 'let time pass':
          // A start that sleeps misses its limits.
          if ((await kinds()).join() !== 'portal,portal') return 'nothing';
          await (choice < 0.5 ? advance(31_000) : sleep(choice < 0.8 ? 20 * minute : 61 * minute));
          return action;
        default: {
          const name = await tab.evaluate(pressOne, choice);
          if (name === 'Sign Out') person = undefined;
          return `press ${name}`;
        }
      }
    };

    const kinds = () => Promise.all(tabs.map(async (tab) => (await screenOf(tab)).kind));

    /** What is broken of what the portal promises, as far as it can be seen. */
    const brokenPromises = async () => {
      const broken: string[] = [];
      for (const [index, tab] of tabs.entries()) {
        const screen = await screenOf(tab);
        const isPortal = screen.kind === 'portal';
        if (screen.kind === 'form' && isEnded) person = undefined;
        if (isPortal && screen.name !== person?.displayName) {
          broken.push(`tab ${index} shows the portal of ${screen.name}`);
        }
        if (screen.kind === 'form' && person) broken.push(`tab ${index} has lost its session`);
        if (screen.kind === 'blank' || screen.kind === 'loading') {
          broken.push(`tab ${index} is ${screen.kind}`);
        }
        if (!isPortal) completed.delete(tab);
        else if (screen.completed < (completed.get(tab) ?? 0)) {
          broken.push(`tab ${index} has lost progress`);
        } else completed.set(tab, screen.completed);
      }
      return broken;
    };
    const keepsPromises = async () => {
      await expect.poll(() => goesOn(brokenPromises), { message: 'broken promises' }).toEqual([]);
      expect(complaints).toEqual([]);
    };

    try {
      for (const tab of tabs) await tab.goto('/login');
      await pauseIn(page, 1000);
      for (let step = 0; step < steps; step += 1) {
        const action = choose(
          Object.entries(actions).flatMap(([name, often]) => Array<string>(often).fill(name)),
        );
        const index = choose([0, 1] as const);
        journal.push(`\n${step}. tab ${index}, ${action}`);
        journal.push(`: ${await act(tabs[index], action)}`);
        await keepsPromises();
      }
      if (!isOnline) await act(page, 'change the network');
      for (const tab of tabs) await tab.reload();
      await keepsPromises();
      const end = person ? 'portal' : 'form';
      expect(await kinds()).toEqual([end, end]);
    } catch (error) {
      console.log(`seed ${seed}, the last of its steps:${journal.slice(-40).join('')}`);
      throw error;
    }
  });
}

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A page that is left at this moment counts as blank, which no page may stay. */
const screenOf = (tab: Page) => tab.evaluate(readScreen).catch(() => ({ kind: 'blank' }) as const);

// What follows runs in the page.

async function hasWorker() {
  return Boolean((await navigator.serviceWorker.getRegistration())?.active);
}

function readScreen() {
  const text = document.body.innerText;
  const [, name] = /^(.+)'s Onboarding Journey$/m.exec(text) ?? [];
  if (name) {
    const [, completed] = /^(\d+)\s+of \d+ missions? completed$/m.exec(text) ?? [];
    return { kind: 'portal', name, completed: Number(completed) } as const;
  }
  const isSeen = (selector: string) =>
    [...document.querySelectorAll(selector)].some((each) => each.checkVisibility());
  if (isSeen('[type="email"]')) {
    // The form that asks for a link takes none.
    return { kind: 'form', takesPassword: isSeen('#current-password') } as const;
  }
  if (text.includes('Loading...')) return { kind: 'loading' } as const;
  const isWayOut = /^(?:Reload the page|.*did not load.* reload\.)$/m.test(text);
  return { kind: isWayOut ? 'failure' : 'blank' } as const;
}

function pressOne(choice: number) {
  // Submitting is an action of its own, since it says who signs in. The language stays, since a screen is known by its words.
  const kinds = 'button:not([type="submit"], li[lang] > *), a[href^="/"], a[href^="#"]';
  const all = [...document.querySelectorAll<HTMLElement>(kinds)];
  const seen = all.filter((each) => each.checkVisibility() && !each.matches(':disabled'));
  const chosen = seen[Math.floor(choice * seen.length)];
  const name = chosen?.innerText.replaceAll(/\s+/g, ' ').slice(0, 60);
  chosen?.focus();
  chosen?.click();
  return name;
}

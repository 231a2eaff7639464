import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RefreshOutcome } from '../identity.ts';
import { browserEnvironment } from './browserEnvironment.ts';
import { createFakeBrowser, createFakeLocks, type FakeBrowser, type FakeTab } from './fakeTabs.ts';
import { keepTokenFresh } from './keepTokenFresh.ts';
import { lastRefreshKey } from './lastRefresh.ts';

const start = Date.UTC(2026, 10, 21, 8);
const minute = 60;
const hour = 60 * minute;

beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => void vi.useRealTimers());

/** Lets time pass, with all timers in it; in seconds. */
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
/** The clock jumps and no timer runs; in seconds. */
const jump = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
/** Lets what was begun be finished. */
const settle = () => pass(0);

/** When a tab, or any, asked for a token: in seconds after the start. */
function asked(browser: FakeBrowser, tab?: string): number[] {
  return browser.questions
    .filter((question) => tab === undefined || question.tab === tab)
    .map(({ at }) => (at - start) / 1000);
}

const keepFresh = ({ identity, window }: FakeTab) =>
  keepTokenFresh({ identity, environment: browserEnvironment(window) });

/** One tab in which a user is signed in. */
function signedIn(settings: Partial<Pick<FakeBrowser, 'answer' | 'lifetime' | 'latency'>> = {}) {
  const browser = Object.assign(createFakeBrowser(), settings);
  const tab = browser.openTab('A', { locks: createFakeLocks() });
  browser.signIn('maya');
  return { browser, tab, stop: keepFresh(tab) };
}

const everyRefresh = (count: number, gap: number) =>
  Array.from({ length: count }, (_, index) => (index + 1) * gap);

describe('a token of an hour', () => {
  it('is refreshed five minutes before its expiry, again and again over 24 hours', async () => {
    const { browser } = signedIn();
    await pass(24 * hour);
    expect(asked(browser)).toEqual(everyRefresh(26, 3300));
  });

  it('counts from its own expiry when a new one came in between', async () => {
    const { browser } = signedIn();
    await pass(1000);
    browser.signIn('maya');
    await pass(3299);
    expect(asked(browser)).toEqual([]);
    await pass(1);
    expect(asked(browser)).toEqual([4300]);
  });

  it('is not counted anew when it is reported once more', async () => {
    const { browser, tab } = signedIn();
    await pass(3000);
    tab.repeatToken();
    await pass(300);
    expect(asked(browser)).toEqual([3300]);
  });

  it('is treated as one when its expiry was kept by a clock that ran hours ahead', async () => {
    const { browser } = signedIn({ lifetime: 5 * hour * 1000 });
    await pass(3300);
    expect(asked(browser)).toEqual([3300]);
  });

  it('may come after the start', async () => {
    const browser = createFakeBrowser();
    keepFresh(browser.openTab('A'));
    await pass(100);
    expect(vi.getTimerCount()).toBe(0);
    browser.signIn('maya');
    await pass(3301);
    expect(asked(browser)).toEqual([3400.05]);
  });

  it('starts no timer of more than a minute', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const { browser } = signedIn();
    await pass(2 * hour);
    expect(asked(browser)).toHaveLength(2);
    const longest = Math.max(...timers.mock.calls.map(([, milliseconds]) => milliseconds ?? 0));
    expect(longest).toBe(60_000);
  });
});

describe('short lifetimes make no hot loop', () => {
  it.each([
    [310, 10, 360],
    [300, 150, 24],
    [60, 30, 120],
    [20, 10, 360],
    [0, 10, 360],
  ])(
    'a token of %i s is refreshed each %i s, %i times in an hour',
    async (lifetime, gap, count) => {
      const { browser } = signedIn({ lifetime: lifetime * 1000 });
      await pass(hour);
      expect(asked(browser)).toEqual(everyRefresh(count, gap));
    },
  );

  it('nor does a refresh that brings no token: it counts as trouble', async () => {
    const { browser, tab } = signedIn();
    vi.spyOn(tab.identity, 'refreshToken').mockImplementation(async () => {
      browser.questions.push({ tab: 'A', at: Date.now() });
      return 'refreshed';
    });
    await pass(3300 + 30 + 60 + 120);
    expect(asked(browser)).toEqual([3300, 3330, 3390, 3510]);
  });
});

describe('trouble', () => {
  const gaps = [30, 60, 120, 240, 480, 960, 960];

  it('is met with longer and longer waits, and forgotten after a success', async () => {
    const { browser } = signedIn({ answer: () => 'trouble' });
    await pass(3300 + 30 + 60 + 120 + 240 + 480 + 960);
    const tries = asked(browser);
    expect(tries[0]).toBe(3300);
    browser.answer = () => 'refreshed';
    await pass(960);
    expect(asked(browser)).toHaveLength(8);
    expect(
      asked(browser)
        .slice(1)
        .map((at, index) => at - (asked(browser)[index] ?? 0)),
    ).toEqual(gaps);

    const recovered = 3300 + 2850;
    browser.answer = () => 'trouble';
    await pass(3300 + 30 + 60);
    expect(asked(browser).slice(8)).toEqual([recovered + 3300, recovered + 3330, recovered + 3390]);
  });

  it('of any length does not end the schedule', async () => {
    const { browser } = signedIn({ answer: () => 'trouble' });
    await pass(7 * 24 * hour);
    browser.answer = () => 'refreshed';
    await pass(16 * minute);
    const count = asked(browser).length;
    await pass(3300);
    expect(asked(browser)).toHaveLength(count + 1);
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('unexpected'))],
    [
      'throws',
      () => {
        throw new Error('unexpected');
      },
    ],
  ])('is also a refresh that %s', async (_, answer) => {
    const { browser } = signedIn({ answer });
    await pass(3300 + 30 + 60);
    expect(asked(browser)).toEqual([3300, 3330, 3390]);
  });

  it('is also a refresh that is never answered, and its late answer changes nothing', async () => {
    let answerLate: (outcome: RefreshOutcome) => void = () => {};
    const { browser } = signedIn({
      answer: () =>
        new Promise((resolve) => {
          answerLate = resolve;
        }),
    });
    await pass(3300 + 45 + 29);
    expect(asked(browser)).toEqual([3300]);
    browser.answer = () => 'trouble';
    await pass(1);
    expect(asked(browser)).toEqual([3300, 3375]);
    answerLate('trouble');
    await pass(60);
    expect(asked(browser)).toEqual([3300, 3375, 3435]);
  });

  it('waits from the answer on, not from the question', async () => {
    const { browser } = signedIn({ answer: () => 'trouble', latency: 20_000 });
    await pass(3400);
    expect(asked(browser)).toEqual([3300, 3350]);
  });
});

describe('the network that comes back', () => {
  it('ends a long wait at once', async () => {
    const { browser, tab } = signedIn({ answer: () => 'trouble' });
    await pass(3300 + 30 + 60 + 120 + 240 + 100);
    expect(asked(browser)).toHaveLength(5);
    browser.answer = () => 'refreshed';
    tab.fire('online');
    await settle();
    expect(asked(browser).slice(5)).toEqual([3850]);
    await pass(3300);
    expect(asked(browser).slice(5)).toEqual([3850, 3850 + 3300]);
  });

  it('ends it at ten seconds after the last try, not sooner', async () => {
    const { browser, tab } = signedIn({ answer: () => 'trouble' });
    await pass(3304);
    tab.fire('online');
    await pass(60);
    expect(asked(browser)).toEqual([3300, 3310]);
  });

  it('while a try is under way counts after it', async () => {
    const { browser, tab } = signedIn({ answer: () => 'trouble', latency: 5000 });
    await pass(3302);
    tab.fire('online');
    await pass(20);
    expect(asked(browser)).toEqual([3300, 3315]);
  });

  it('does not start the waits over when it was not the network', async () => {
    const { browser, tab } = signedIn({ answer: () => 'trouble' });
    await pass(3300 + 30 + 60 + 15);
    tab.fire('online');
    await pass(300);
    expect(asked(browser)).toEqual([3300, 3330, 3390, 3405, 3405 + 240]);
  });

  it('changes nothing for a token that is not due', async () => {
    const { browser, tab } = signedIn();
    await pass(3000);
    tab.fire('online');
    await pass(299);
    expect(asked(browser)).toEqual([]);
  });

  it.each(['focus', 'pageshow', 'visible'] as const)('is not told by %s', async (event) => {
    const { browser, tab } = signedIn({ answer: () => 'trouble' });
    await pass(3300 + 30 + 30);
    tab.fire(event);
    await pass(29);
    expect(asked(browser)).toEqual([3300, 3330]);
  });
});

describe('after sleep over the due time', () => {
  it.each(['visible', 'pageshow', 'focus', 'online'] as const)(
    'the token is refreshed at once on %s, and once only',
    async (event) => {
      const { browser, tab } = signedIn();
      await pass(1800);
      jump(2 * hour);
      tab.fire(event);
      await settle();
      expect(asked(browser)).toEqual([1800 + 2 * hour]);
      await pass(3299);
      expect(asked(browser)).toHaveLength(1);
      await pass(1);
      expect(asked(browser)).toHaveLength(2);
    },
  );

  it('all signs together start one refresh', async () => {
    const { browser, tab } = signedIn({ latency: 300 });
    await pass(1800);
    jump(2 * hour);
    for (const event of ['visible', 'pageshow', 'focus', 'online'] as const) tab.fire(event);
    await pass(60);
    expect(asked(browser)).toEqual([1800 + 2 * hour]);
  });

  it('without any sign it is refreshed within a minute', async () => {
    const { browser } = signedIn();
    await pass(1830);
    jump(2 * hour);
    await pass(60);
    expect(asked(browser)).toEqual([1860 + 2 * hour]);
  });

  it('a wait that ended in it is over', async () => {
    const { browser, tab } = signedIn({ answer: () => 'trouble' });
    await pass(3300 + 30 + 60 + 120 + 1);
    jump(2 * hour);
    tab.fire('visible');
    await settle();
    expect(asked(browser).at(-1)).toBe(3511 + 2 * hour);
  });
});

describe('a clock that is set back', () => {
  it('does not postpone the refresh by as much', async () => {
    const { browser } = signedIn();
    await pass(1800);
    jump(-24 * hour);
    await pass(1500);
    // Up to the last look, here a minute, is lost.
    await pass(60);
    expect(asked(browser)).toHaveLength(1);
  });

  it('leaves a token that comes afterwards its time', async () => {
    const { browser } = signedIn();
    await pass(1800);
    jump(-24 * hour);
    await pass(60);
    browser.signIn('maya');
    await pass(3299);
    expect(asked(browser)).toEqual([]);
    await pass(1);
    expect(asked(browser)).toHaveLength(1);
  });

  it('does not lengthen a wait', async () => {
    const { browser } = signedIn({ answer: () => 'trouble' });
    await pass(3300);
    jump(-24 * hour);
    await pass(30 + 60);
    expect(asked(browser)).toHaveLength(2);
  });
});

describe('the end of a session', () => {
  it('known from a refresh ends the refreshes, until there is a new token', async () => {
    const { browser, tab } = signedIn({ answer: () => 'ended' });
    await pass(24 * hour);
    expect(asked(browser)).toEqual([3300]);
    expect(vi.getTimerCount()).toBe(0);
    tab.repeatToken();
    tab.fire('online');
    await pass(24 * hour);
    expect(asked(browser)).toEqual([3300]);

    browser.answer = () => 'refreshed';
    browser.signIn('maya');
    await pass(3300);
    expect(asked(browser)).toEqual([3300, 48 * hour + 3300]);
  });

  it('by signing out ends them too, and takes the note of this account away', async () => {
    const { browser, tab } = signedIn();
    await pass(3400);
    expect(browser.storage.getItem(lastRefreshKey)).toBe(
      JSON.stringify({ uid: 'maya', at: start + 3_300_000 }),
    );
    browser.signOut();
    expect(browser.storage.getItem(lastRefreshKey)).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
    jump(2 * hour);
    tab.fire('visible');
    await pass(24 * hour);
    expect(asked(browser)).toHaveLength(1);
  });

  it('while a question is open leaves no note behind either', async () => {
    const { browser } = signedIn({ latency: 5000 });
    await pass(3302);
    browser.signOut();
    await pass(10);
    expect(asked(browser)).toEqual([3300]);
    expect(browser.storage.getItem(lastRefreshKey)).toBeNull();
  });

  it('is not taken over by the next user, who signs in while the question is open', async () => {
    const { browser } = signedIn({ answer: () => 'ended', latency: 5000 });
    await pass(3302);
    browser.answer = () => 'trouble';
    browser.signIn('noor');
    browser.answer = () => 'ended';
    await pass(3);
    browser.answer = () => 'refreshed';
    browser.latency = 0;
    await pass(3297);
    expect(asked(browser)).toEqual([3300, 3302 + 3300]);
  });
});

describe('another user who signs in', () => {
  it('is another one even when both tokens expire at the same moment', async () => {
    const { browser } = signedIn();
    browser.signIn('noor');
    await pass(3300);
    expect(browser.storage.getItem(lastRefreshKey)).toContain('noor');
  });

  it('is refreshed by the own token, with the waits from the start', async () => {
    const { browser } = signedIn({ answer: () => 'trouble' });
    await pass(3300 + 30 + 60 + 120 + 10);
    browser.signIn('noor');
    await pass(3300 + 30);
    expect(asked(browser).slice(4)).toEqual([3520 + 3300, 3520 + 3330]);
  });
});

const kinds = [
  ['Web Locks', createFakeLocks, 0],
  ['the lease', () => undefined, 0.05],
] as const;

describe.each(kinds)('three tabs with %s', (_, createLocks, turnTime) => {
  function openThree(settings: Partial<Pick<FakeBrowser, 'spreading' | 'lifetime'>> = {}) {
    const browser = Object.assign(createFakeBrowser(), { latency: 200 }, settings);
    const locks = createLocks();
    const tabs = ['A', 'B', 'C'].map((name) => browser.openTab(name, { locks }));
    browser.signIn('maya');
    const stops = tabs.map(keepFresh);
    return { browser, tabs, stops };
  }

  it.each([
    ['at once', 0],
    ['after 0.8 s', 800],
    ['when hidden tabs are let run', 50_000],
  ])('refresh once in each cycle when tokens spread %s', async (__, spreading) => {
    const { browser } = openThree({ spreading });
    await pass(24 * hour);
    const cycle = 3300 + turnTime;
    const expected = everyRefresh(26, cycle).map((at, index) => at + index * 0.2);
    expect(asked(browser).map((at) => at.toFixed(2))).toEqual(expected.map((at) => at.toFixed(2)));
  });

  it('refresh once after sleep', async () => {
    const { browser, tabs } = openThree();
    await pass(1800);
    jump(2 * hour);
    for (const tab of tabs) tab.fire('visible');
    await pass(3000);
    expect(asked(browser)).toEqual([1800 + 2 * hour + turnTime]);
  });

  it('refresh once after the clock was set back', async () => {
    const { browser } = openThree();
    await pass(1800);
    jump(-24 * hour);
    await pass(3000);
    expect(asked(browser)).toHaveLength(1);
  });

  it('refresh each for itself when tokens do not spread, in good time', async () => {
    const { browser } = openThree({ spreading: null });
    await pass(24 * hour);
    for (const tab of ['A', 'B', 'C']) {
      const times = asked(browser, tab);
      expect(times.length).toBeGreaterThanOrEqual(25);
      for (const [index, at] of times.entries()) {
        expect(at - (times[index - 1] ?? 0)).toBeLessThan(3300 + 70);
      }
    }
  });

  it('refresh each before the expiry of short tokens that do not spread', async () => {
    const { browser } = openThree({ spreading: null, lifetime: 60_000 });
    await pass(hour);
    for (const tab of ['A', 'B', 'C']) {
      const times = asked(browser, tab);
      for (const [index, at] of times.entries()) {
        expect(at - (times[index - 1] ?? 0)).toBeLessThan(40);
      }
      expect(times.length).toBeGreaterThan(90);
      expect(times.length).toBeLessThanOrEqual(120);
    }
  });

  it('go on when the one that refreshes never gets an answer', async () => {
    const { browser } = openThree();
    let open = 0;
    browser.answer = () => {
      open += 1;
      return open === 1 ? new Promise(() => {}) : 'refreshed';
    };
    await pass(3300 + 130);
    expect(asked(browser)).toHaveLength(2);
    await pass(3300);
    expect(asked(browser)).toHaveLength(3);
  });

  it('take over from one that is closed', async () => {
    const { browser, stops } = openThree();
    await pass(1000);
    stops[0]?.();
    await pass(3000);
    expect(asked(browser)).toEqual([3300 + turnTime]);
    expect(asked(browser, 'A')).toEqual([]);
  });
});

describe('a lock that is taken away', () => {
  it.each([
    ['while the question is open', 0],
    ['after the answer', 5000],
  ])('%s does not end the refreshes', async (_, heldFor) => {
    const request = async (_name: string, _options: LockOptions, task: () => Promise<void>) => {
      void task();
      await new Promise((done) => setTimeout(done, heldFor));
      throw new DOMException('Stolen.', 'AbortError');
    };
    const browser = Object.assign(createFakeBrowser(), { latency: 1000 });
    const tab = browser.openTab('A', { locks: { request } as unknown as LockManager });
    browser.signIn('maya');
    keepFresh(tab);
    await pass(6 * hour);
    expect(asked(browser)).toEqual([3300, 6601, 9902, 13_203, 16_504, 19_805]);
  });

  it('makes no two questions at a time, and shortens no wait', async () => {
    const request = async (_name: string, _options: LockOptions, task: () => Promise<void>) => {
      void task();
      throw new DOMException('Stolen.', 'AbortError');
    };
    const browser = Object.assign(createFakeBrowser(), {
      latency: 20_000,
      answer: () => 'trouble' as const,
    });
    const tab = browser.openTab('A', { locks: { request } as unknown as LockManager });
    browser.signIn('maya');
    keepFresh(tab);
    await pass(3310);
    tab.fire('focus');
    await pass(100);
    expect(asked(browser)).toEqual([3300, 3350]);
  });
});

describe('a tab that waits for its turn', () => {
  it('asks no more when a new token came meanwhile', async () => {
    const { browser, tab } = signedIn();
    const { runAlone } = browserEnvironment(tab.window);
    await pass(3299);
    let finish = () => {};
    const task = () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      });
    void runAlone('tokenRefresh', task, new AbortController().signal);
    await pass(11);
    browser.signIn('maya');
    finish();
    await pass(20);
    expect(asked(browser)).toEqual([]);
  });
});

describe('the note of another tab', () => {
  const note = (at: number, uid = 'maya') => JSON.stringify({ uid, at: start + at * 1000 });

  it.each([
    ['of another account', note(3000, 'noor')],
    ['from before this token', note(-1)],
    ['from the future', note(24 * hour)],
    ['broken', '{"uid":'],
  ])('%s keeps nobody from refreshing', async (_, text) => {
    const { browser } = signedIn();
    browser.storage.setItem(lastRefreshKey, text);
    await pass(3300);
    expect(asked(browser)).toEqual([3300]);
  });

  it('keeps a tab waiting once for each token, whatever is noted meanwhile', async () => {
    const { browser } = signedIn();
    await pass(3250);
    browser.storage.setItem(lastRefreshKey, note(3250));
    await pass(100);
    expect(asked(browser)).toEqual([]);
    browser.storage.setItem(lastRefreshKey, note(3350));
    await pass(15);
    expect(asked(browser)).toEqual([3365]);
  });

  it('keeps a tab waiting two seconds when its token is old', async () => {
    const { browser, tab } = signedIn();
    await pass(1800);
    browser.storage.setItem(lastRefreshKey, note(1900));
    jump(2 * hour);
    tab.fire('visible');
    await pass(1.9);
    expect(asked(browser)).toEqual([]);
    await pass(0.1);
    expect(asked(browser)).toEqual([1802 + 2 * hour]);
  });

  it('is done without where the storage is refused', async () => {
    const { browser } = signedIn();
    for (const call of ['getItem', 'setItem', 'removeItem'] as const) {
      browser.storage[call] = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    }
    await pass(2 * hour);
    expect(asked(browser)).toEqual([3300, 6600]);
    browser.signOut();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('stopping', () => {
  const unanswered = () => new Promise<RefreshOutcome>(() => {});
  const never = new AbortController().signal;

  it.each(kinds)(
    'leaves no listener and no timer behind, at any moment, with %s',
    async (_, createLocks) => {
      const moments: Record<string, (browser: FakeBrowser, other: FakeTab) => Promise<unknown>> = {
        'before the first token': async () => {},
        'between refreshes': (browser) => {
          browser.signIn('maya');
          return pass(3400);
        },
        'in a wait after trouble': (browser) => {
          browser.signIn('maya');
          browser.answer = () => 'trouble';
          return pass(3400);
        },
        'while a question is open': (browser) => {
          browser.signIn('maya');
          browser.answer = unanswered;
          return pass(3301);
        },
        'while it waits for its turn': async (browser, other) => {
          browser.signIn('maya');
          await pass(3299);
          const { runAlone } = browserEnvironment(other.window);
          void runAlone('tokenRefresh', () => new Promise(() => {}), never);
          await pass(2);
          expect(asked(browser)).toEqual([]);
        },
        "while it waits for another tab's token": async (browser) => {
          browser.signIn('maya');
          await pass(3299);
          browser.storage.setItem(
            lastRefreshKey,
            JSON.stringify({ uid: 'maya', at: start + 3_299_000 }),
          );
          await pass(2);
          expect(asked(browser)).toEqual([]);
        },
      };
      for (const [moment, reach] of Object.entries(moments)) {
        vi.setSystemTime(start);
        const browser = createFakeBrowser();
        const locks = createLocks();
        const tab = browser.openTab('A', { locks });
        const other = browser.openTab('B', { locks });
        const stop = keepFresh(tab);
        await reach(browser, other);
        expect(tab.listeners(), moment).toBe(5);
        const count = asked(browser).length;

        stop();
        await settle();
        expect(tab.listeners(), moment).toBe(0);
        expect(vi.getTimerCount(), moment).toBe(0);

        browser.signIn('noor');
        tab.fire('online');
        await pass(2 * hour);
        expect(asked(browser), moment).toHaveLength(count);
      }
    },
  );

  it('makes way for other tabs, also while a question is open', async () => {
    const browser = createFakeBrowser();
    const locks = createFakeLocks();
    const tab = browser.openTab('A', { locks });
    browser.signIn('maya');
    const stop = keepFresh(tab);
    browser.answer = unanswered;
    await pass(3301);
    stop();
    const turn = vi.fn(async () => {});
    void browserEnvironment(tab.window).runAlone('tokenRefresh', turn, never);
    await settle();
    expect(turn).toHaveBeenCalledOnce();
  });
});

describe('whatever happens', () => {
  const event = fc.constantFrom('online', 'pageshow', 'focus', 'visible', 'hidden');
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.record({ pass: fc.integer({ min: 0, max: 40 * minute }) }) },
    { weight: 1, arbitrary: fc.record({ pass: fc.integer({ min: 0, max: 15 }) }) },
    fc.record({ ahead: fc.integer({ min: 1, max: 3 * hour }) }),
    fc.record({ back: fc.integer({ min: 1, max: 3 * hour }) }),
    { weight: 2, arbitrary: fc.record({ event }) },
    {
      weight: 3,
      arbitrary: fc.record({ answer: fc.constantFrom<RefreshOutcome>('refreshed', 'trouble') }),
    },
    fc.record({ lifetime: fc.integer({ min: 0, max: 4000 }) }),
    fc.record({ latency: fc.integer({ min: 0, max: 29 }) }),
  );

  it('no two refreshes come within ten seconds, and none stays away', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), async (steps) => {
        vi.clearAllTimers();
        vi.setSystemTime(start);
        /** Seconds by which the clock was set back, and how often: each may cost a tick. */
        let setBack = 0;
        let setBacks = 0;
        let dueAt = 3300;
        const elapsed = () => (Date.now() - start) / 1000 + setBack;
        /** In seconds, beyond the ticks. */
        let longestOverdue = 0;
        const tries: number[] = [];

        const { browser, tab, stop } = signedIn();
        const { refreshToken } = tab.identity;
        /** The clock may jump while an answer is on its way. */
        let triedUntil = 0;
        tab.identity.refreshToken = async () => {
          tries.push(elapsed());
          const outcome = await refreshToken();
          triedUntil = elapsed();
          return outcome;
        };
        tab.identity.observeToken((token) => {
          if (!token) return;
          const left = (token.expiresAt - Date.now()) / 1000;
          dueAt = elapsed() + Math.max(10, left > 300 ? left - 300 : left / 2);
        });

        for (const each of steps) {
          if ('pass' in each) {
            await pass(each.pass);
            const tick = 60 * (1 + setBacks);
            const overdueSince = Math.max(dueAt, tries.at(-1) ?? 0, triedUntil);
            if (each.pass > tick)
              longestOverdue = Math.max(longestOverdue, elapsed() - overdueSince - tick);
          } else if ('ahead' in each) {
            jump(each.ahead);
          } else if ('back' in each) {
            // With looks around it: a jump back and one ahead between two looks cannot be told apart.
            await pass(60);
            setBack += each.back;
            setBacks += 1;
            jump(-each.back);
            await pass(60);
          } else if ('event' in each) {
            tab.fire(each.event);
          } else if ('answer' in each) {
            browser.answer = () => each.answer;
          } else if ('lifetime' in each) {
            browser.lifetime = each.lifetime * 1000;
          } else {
            browser.latency = each.latency * 1000;
          }
        }
        stop();
        expect(longestOverdue).toBeLessThanOrEqual(960 + 30);
        for (const [index, at] of tries.entries()) {
          expect(at - (tries[index - 1] ?? -Infinity)).toBeGreaterThanOrEqual(10);
        }
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});

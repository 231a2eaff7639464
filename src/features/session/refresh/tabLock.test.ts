import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeLocks, createFakeStorage } from './fakeTabs.ts';
import type { After } from './pause.ts';
import type { RunAlone } from './runAlone.ts';
import { createTabLock } from './tabLock.ts';

const start = Date.UTC(2026, 10, 21, 8);
const leaseKey = 'jobLease';

const after: After = (milliseconds, action) => {
  const timer = setTimeout(action, milliseconds);
  return () => clearTimeout(timer);
};
const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

function lock({
  locks,
  storage,
}: {
  locks?: LockManager | undefined;
  storage: () => Storage;
}): RunAlone {
  return createTabLock({ locks, storage, now: () => Date.now(), after });
}

const never = new AbortController().signal;

/** Runs a job of one second, and notes when it began and ended. */
function createLog() {
  const log: string[] = [];
  const note = (what: string) => log.push(`${what} ${(Date.now() - start) / 1000}`);
  const job =
    (name: string, seconds = 1) =>
    async () => {
      note(`${name} from`);
      await new Promise((done) => setTimeout(done, seconds * 1000));
      note(`${name} to`);
    };
  return { log, job };
}

/** Without their times. */
const events = (log: string[]) => log.map((line) => line.split(' ', 2).join(' '));

beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => void vi.useRealTimers());

const kinds = [
  [
    'Web Locks',
    () => {
      const locks = createFakeLocks();
      const storage = createFakeStorage();
      return () => lock({ locks, storage: () => storage });
    },
  ],
  [
    'a lease',
    () => {
      const storage = createFakeStorage();
      return () => lock({ storage: () => storage });
    },
  ],
] as const;

describe.each(kinds)('with %s', (_, createKind) => {
  it('tabs run one after another, each once', async () => {
    const openTab = createKind();
    const { log, job } = createLog();
    for (const name of ['A', 'B', 'C']) void openTab()('job', job(name), never);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(events(log)).toEqual(['A', 'B', 'C'].flatMap((name) => [`${name} from`, `${name} to`]));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('other names do not wait', async () => {
    const openTab = createKind();
    const { log, job } = createLog();
    void openTab()('one', job('A'), never);
    void openTab()('two', job('B'), never);
    await vi.advanceTimersByTimeAsync(500);
    expect(log).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1000);
  });

  it('a tab that holds on is waited for no longer than a minute', async () => {
    const openTab = createKind();
    const { job, log } = createLog();
    void openTab()('job', job('A', 3600), never);
    await vi.advanceTimersByTimeAsync(1000);
    void openTab()('job', job('B'), never);
    await vi.advanceTimersByTimeAsync(58_000);
    expect(log).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(log).toHaveLength(3);
    expect(log.at(-1)).toMatch(/^B to/);
    await vi.advanceTimersByTimeAsync(3_600_000);
  });

  it('who stops waiting does not run, and leaves no timer', async () => {
    const openTab = createKind();
    const { log, job } = createLog();
    const stopping = new AbortController();
    void openTab()('job', job('A', 30), never);
    await vi.advanceTimersByTimeAsync(1000);
    const waited = openTab()('job', job('B'), stopping.signal);
    await vi.advanceTimersByTimeAsync(1000);
    stopping.abort();
    await waited;
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(events(log)).toEqual(['A from', 'A to']);
  });

  it('a signal that was given before keeps the task from running', async () => {
    const openTab = createKind();
    const task = vi.fn(async () => {});
    const gone = new AbortController();
    gone.abort();
    await openTab()('job', task, gone.signal);
    expect(task).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('a task that fails is reported, runs once, and makes way', async () => {
    const openTab = createKind();
    const task = vi.fn(() => Promise.reject(new Error('the task failed')));
    const failed = openTab()('job', task, never).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(100);
    expect(await failed).toEqual(new Error('the task failed'));
    expect(task).toHaveBeenCalledOnce();
    const { log, job } = createLog();
    void openTab()('job', job('B'), never);
    await vi.advanceTimersByTimeAsync(2000);
    expect(log).toHaveLength(2);
  });
});

describe('Web Locks', () => {
  it('that are held on to are left by one tab after another', async () => {
    const locks = createFakeLocks();
    const storage = createFakeStorage();
    const { log, job } = createLog();
    for (const name of ['A', 'B', 'C']) {
      const seconds = name === 'A' ? 3600 : 1;
      void lock({ locks, storage: () => storage })('job', job(name, seconds), never);
    }
    await vi.advanceTimersByTimeAsync(70_000);
    expect(events(log)).toEqual(['A from', 'B from', 'B to', 'C from', 'C to']);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that are refused give way to a lease', async () => {
    const request = () => Promise.reject(new DOMException('No.', 'SecurityError'));
    const locks = { request } as unknown as LockManager;
    const storage = createFakeStorage();
    const { log, job } = createLog();
    void lock({ locks, storage: () => storage })('job', job('A'), never);
    void lock({ locks, storage: () => storage })('job', job('B'), never);
    await vi.advanceTimersByTimeAsync(1000);
    expect(log).toEqual(['A from 0.05']);
    await vi.advanceTimersByTimeAsync(2000);
    expect(log).toHaveLength(4);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('Web Locks that are taken away after the grant', () => {
  const reject = () => Promise.reject(new DOMException('Stolen.', 'AbortError'));
  /** The task runs; what becomes of it is not the lock's any more. */
  const request = (_name: string, _options: LockOptions, task: () => Promise<void>) => {
    task().catch(() => {});
    return reject();
  };
  const stolen = () => lock({ locks: { request } as unknown as LockManager, storage: refuse });

  it('let the task run to its end, once', async () => {
    const { log, job } = createLog();
    const ended = vi.fn();
    void stolen()('job', job('A'), never).then(ended);
    await vi.advanceTimersByTimeAsync(999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(180_000);
    expect(log).toEqual(['A from 0', 'A to 1']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('report the failure of the task, not their own', async () => {
    const task = () => Promise.reject(new Error('the task failed'));
    await expect(stolen()('job', task, never)).rejects.toThrow('the task failed');
  });
});

describe('a lease', () => {
  it('is given back, and taken from the next one not at all', async () => {
    const storage = createFakeStorage();
    const { job } = createLog();
    void lock({ storage: () => storage })('job', job('A'), never);
    await vi.advanceTimersByTimeAsync(500);
    expect(storage.getItem(leaseKey)).toContain('owner');
    await vi.advanceTimersByTimeAsync(1000);
    expect(storage.getItem(leaseKey)).toBeNull();

    void lock({ storage: () => storage })('job', job('B'), never);
    await vi.advanceTimersByTimeAsync(500);
    const foreign = JSON.stringify({ owner: 'another', expiresAt: Date.now() + 30_000 });
    storage.setItem(leaseKey, foreign);
    await vi.advanceTimersByTimeAsync(1000);
    expect(storage.getItem(leaseKey)).toBe(foreign);
  });

  it('goes to the one whose note stands when two wrote at the same moment', async () => {
    const storage = createFakeStorage();
    const { log, job } = createLog();
    void lock({ storage: () => storage })('job', job('A'), never);
    storage.setItem(leaseKey, JSON.stringify({ owner: 'another', expiresAt: start + 5000 }));
    await vi.advanceTimersByTimeAsync(4900);
    expect(log).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(log).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
  });

  it.each([
    ['expired', JSON.stringify({ owner: 'another', expiresAt: start })],
    [
      'of a clock that was set back since',
      JSON.stringify({ owner: 'another', expiresAt: start + 3_600_000 }),
    ],
    ['broken', '{"owner":'],
    ['null', 'null'],
    ['without an owner', JSON.stringify({ expiresAt: start + 5000 })],
    ['without a time', JSON.stringify({ owner: 'another' })],
  ])('that is %s stops nobody', async (_, text) => {
    const storage = createFakeStorage();
    storage.setItem(leaseKey, text);
    const { log, job } = createLog();
    void lock({ storage: () => storage })('job', job('A'), never);
    await vi.advanceTimersByTimeAsync(2000);
    expect(log).toEqual(['A from 0.05', 'A to 1.05']);
  });

  it('is done without, after three minutes, where the storage keeps nothing', async () => {
    const storage = Object.assign(createFakeStorage(), { setItem: () => {} });
    const { log, job } = createLog();
    void lock({ storage: () => storage })('job', job('A'), never);
    await vi.advanceTimersByTimeAsync(179_000);
    expect(log).toEqual([]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(events(log)).toEqual(['A from', 'A to']);
  });

  it.each([
    ['refused', refuse],
    ['full', () => Object.assign(createFakeStorage(), { setItem: refuse })],
  ])('is done without where the storage is %s', async (_, storage) => {
    const { log, job } = createLog();
    void lock({ storage })('job', job('A'), never);
    await vi.advanceTimersByTimeAsync(2000);
    expect(log).toEqual(['A from 0', 'A to 1']);
    expect(vi.getTimerCount()).toBe(0);
  });
});

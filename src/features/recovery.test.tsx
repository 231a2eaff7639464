import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { productName } from '#components/theme/brand.ts';
import type * as Recovery from './recovery.ts';

const reload = vi.fn<() => void>();
const unregister = vi.fn(async () => true);
const cacheNames = new Set<string>();
const page = (entry: string) =>
  `<!doctype html><title>${productName}</title><script type="module" src="${entry}"></script>`;
const [own, other] = ['/assets/index-old.js', '/assets/index-new.js'];
const answerWith = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));
const serve = (html: string) => answerWith(async () => new Response(html));
const controlledBy = (controller: object | null, getRegistration = async () => ({ unregister })) =>
  vi.stubGlobal('navigator', { serviceWorker: { controller, getRegistration } });
const refuse = () => Promise.reject(new TypeError('Failed to fetch'));
const never = () => new Promise<never>(() => {});

/** The module as in a page that has just been loaded. */
let recovery: typeof Recovery;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  recovery = await import('./recovery.ts');
  document.head.innerHTML = page(own);
  document.body.innerHTML = '';
  vi.stubGlobal('location', { pathname: '/home', reload });
  for (const name of ['release', 'plan']) cacheNames.add(name);
  vi.stubGlobal('caches', {
    keys: async () => [...cacheNames],
    delete: async (name: string) => cacheNames.delete(name),
  });
  controlledBy(null);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  reload.mockReset();
  sessionStorage.clear();
});

describe('a part that does not come', () => {
  beforeEach(() => answerWith(refuse));

  /** Moves the clock on, and resolves with the outcome of the promise by then, if there is one. */
  const outcomeOf = (promise: Promise<unknown>) => {
    const outcome = vi.fn<(outcome: unknown) => void>();
    promise.then(outcome, outcome);
    return async (afterMs: number) => {
      await vi.advanceTimersByTimeAsync(afterMs);
      return outcome.mock.lastCall?.[0];
    };
  };

  it('is asked for again after a second', async () => {
    const load = vi.fn(async () => 'there').mockRejectedValueOnce(new TypeError('No'));
    const after = outcomeOf(recovery.loadPart('ahead', load));
    expect(await after(999)).toBeUndefined();
    expect(await after(1)).toBe('there');
  });

  it('is lost with the second failure', async () => {
    const load = vi.fn(refuse);
    const after = outcomeOf(recovery.loadPart('press', load));
    expect(await after(1000)).toBeInstanceOf(recovery.ChunkLoadError);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is given up after 120 seconds, and not before', async () => {
    const after = outcomeOf(recovery.loadPart('ahead', never));
    expect(await after(119_999)).toBeUndefined();
    expect(await after(1)).toBeInstanceOf(recovery.ChunkLoadError);
  });

  it('is no failure while a new page takes over, which learns what was pressed and typed', async () => {
    serve(page(other));
    const pressed = vi.fn(() => expect(reload).not.toHaveBeenCalled());
    document.body.innerHTML = '<input type="password" value="no">';
    recovery.keepEmail({ current: { value: 'maya' } });
    recovery.keepLink('oobCode=Ab');
    const address = vi.spyOn(window.history, 'replaceState').mockImplementation(() => {});
    const after = outcomeOf(recovery.loadPart('press', refuse, pressed));
    expect(await after(5000)).toBeUndefined();
    expect(pressed).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalled();
    expect(address.mock.lastCall?.[2]).toBe('?oobCode=Ab');
    expect(JSON.stringify(sessionStorage)).not.toContain('no"');
    expect([recovery.takeOver('email'), recovery.takeOver('email')]).toEqual(['maya', undefined]);
  });
});

it('the styles of a part are waited for at a second try, too', async () => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
  // As in Firefox, while a sheet still loads.
  const cssRules = vi.fn<() => unknown[]>(() => {
    throw new DOMException('Still loading.', 'InvalidAccessError');
  });
  Object.defineProperty(link, 'sheet', {
    value: Object.defineProperty({}, 'cssRules', { get: cssRules }),
  });
  const load = vi
    .fn(async () => 'there')
    .mockImplementationOnce(() => {
      document.head.append(link);
      return refuse();
    });
  const importIt = recovery.importPart(load);
  await expect(importIt()).rejects.toThrow(TypeError);
  const outcome = importIt().catch(String);
  await vi.advanceTimersByTimeAsync(0);
  cssRules.mockReturnValue(['a rule']);
  link.dispatchEvent(new Event('load'));
  expect(await outcome).toBe('there');
});

describe('a new page takes the place of this one', () => {
  const situations = {
    otherRelease: () => serve(page(other)),
    badWorker: () => {
      serve(page(own));
      controlledBy({});
    },
    secondPress: async () => {
      serve(page(own));
      await recovery.replacePage('press');
    },
    secondPressWithoutAnswer: async () => {
      serve(page(own));
      await recovery.replacePage('press');
      answerWith(refuse);
    },
    sameRelease: () => serve(page(own)),
    failingServer: () => answerWith(async () => new Response('No', { status: 503 })),
    foreignPage: () => serve('<title>Welcome</title><script>'),
    foreignPortal: () => serve(page(other).replace(productName, 'Intranet')),
    noAnswer: () => answerWith(refuse),
  };

  it.each([
    ['ahead', []],
    ['portal', ['otherRelease', 'badWorker']],
    ['press', ['otherRelease', 'badWorker', 'secondPress']],
    ['noPlan', ['otherRelease']],
  ] as const)('after the loss "%s" for %o alone', async (loss, reasons) => {
    const found: string[] = [];
    for (const [name, happens] of Object.entries(situations)) {
      vi.resetModules();
      recovery = await import('./recovery.ts');
      sessionStorage.clear();
      controlledBy(null);
      await happens();
      if (await recovery.replacePage(loss)) found.push(name);
    }
    expect(found).toEqual(reasons);
  });

  it('once for each release that is gone, also between two servers', async () => {
    const visit = (html: string, served: string) => {
      document.head.innerHTML = html;
      serve(served);
      return recovery.replacePage('portal');
    };
    expect(await visit(page(own), page(other))).toBe(true);
    expect(await visit(page(other), page(own))).toBe(true);
    expect(await visit(page(own), page(other))).toBe(false);
    expect(await visit(page(other), page(own))).toBe(false);
  });

  it.each([
    [
      'is full',
      () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      },
    ],
    ['keeps nothing and does not say so', () => {}],
  ])('never where the storage %s', async (_, setItem) => {
    serve(page(other));
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(setItem);
    expect(await recovery.replacePage('portal')).toBe(false);
  });

  it('not for a script that an extension has added', async () => {
    document.head.innerHTML = `<script type="module" src="/helper.js"></script>${page(own)}`;
    serve(page(own));
    expect(await recovery.replacePage('portal')).toBe(false);
  });
});

describe('a press that reloads the page', () => {
  it.each([
    ['removes worker and caches', page(own), 1],
    ['leaves them, where somebody else answers', '<title>Welcome</title>', 0],
    ['leaves them, where nothing answers', undefined, 0],
  ])('%s', async (_, served, times) => {
    answerWith(async () => (served === undefined ? refuse() : new Response(served)));
    const left = new Promise((resolve) => {
      reload.mockImplementation(() => resolve(cacheNames.size));
    });
    await recovery.reload.incomplete();
    expect(await left).toBe(times ? 0 : 2);
    expect(unregister).toHaveBeenCalledTimes(times);
  });

  const denied = () => Promise.reject(new DOMException('Refused.', 'SecurityError'));

  it.each([
    ['there is no worker', () => vi.stubGlobal('navigator', { serviceWorker: {} }), 0],
    ['the browser knows no workers', () => vi.stubGlobal('navigator', {}), 0],
    ['the browser knows no caches', () => vi.stubGlobal('caches', undefined), 0],
    ['the browser refuses the worker', () => controlledBy({}, denied), 0],
    ['the browser refuses the caches', () => vi.stubGlobal('caches', { keys: denied }), 0],
    ['the caches never answer', () => vi.stubGlobal('caches', { keys: never }), 2000],
    ['the worker cannot be asked for', () => controlledBy({}, never), 2000],
  ])('does so where %s', async (_, fault, afterMs) => {
    serve(page(own));
    fault();
    const start = Date.now();
    const reloadedAfter = new Promise((resolve) => {
      reload.mockImplementation(() => resolve(Date.now() - start));
    });
    await recovery.reload.incomplete();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await reloadedAfter).toBe(afterMs);
  });
});

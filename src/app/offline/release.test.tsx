import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { productName } from '#components/theme/brand.ts';
import { moveToServedRelease, reloadFromServer } from './release.ts';

const reload = vi.fn<() => void>();
const rescue = vi.fn<() => void>();
const page = (entry: string) =>
  `<!doctype html><title>${productName}</title><script type="module" src="${entry}"></script>`;
const answerWith = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));

beforeEach(() => {
  document.head.innerHTML = page('/assets/index-old.js');
  vi.stubGlobal('location', { pathname: '/home', reload });
  vi.stubGlobal('bootstrap', { rescue });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  sessionStorage.clear();
});

describe('moving to a new release', () => {
  it('reloads the page once for each release that is gone, also between two servers', async () => {
    const [old, other] = [page('/assets/index-old.js'), page('/assets/index-new.js')];
    const visit = (html: string, served: string) => {
      document.head.innerHTML = html;
      answerWith(async () => new Response(served));
      return moveToServedRelease();
    };
    expect(await visit(old, other)).toBe(true);
    expect(await visit(other, old)).toBe(true);
    expect(await visit(old, other)).toBe(false);
    expect(await visit(other, old)).toBe(false);
    expect(rescue).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['the release is the same', async () => new Response(page('/assets/index-old.js'))],
    ['the server fails', async () => new Response('No', { status: 503 })],
    ['somebody else answers', async () => new Response('<title>Welcome</title><script>')],
    [
      'somebody else answers with a portal of their own',
      async () =>
        new Response('<title>Intranet</title><script type="module" src="/assets/index-new.js">'),
    ],
    ['nothing answers', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('does not where %s', async (_, answer) => {
    answerWith(answer);
    expect(await moveToServedRelease()).toBe(false);
    expect(rescue).not.toHaveBeenCalled();
  });

  it.each([
    [
      'is full',
      () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      },
    ],
    ['keeps nothing and does not say so', () => {}],
  ])('does not where the storage %s', async (_, setItem) => {
    answerWith(async () => new Response(page('/assets/index-new.js')));
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(setItem);
    expect(await moveToServedRelease()).toBe(false);
    expect(rescue).not.toHaveBeenCalled();
  });
});

it('knows the release by its own script, and not by one that an extension has added', async () => {
  const helper = '<script type="module" src="/helper.js"></script>';
  document.head.innerHTML = helper + page('/assets/index-old.js');
  answerWith(async () => new Response(page('/assets/index-old.js')));
  expect(await moveToServedRelease()).toBe(false);
});

describe('a page that a service worker has brought', () => {
  const controlledBy = (controller: object | null) =>
    vi.stubGlobal('navigator', { onLine: false, serviceWorker: { controller } });

  beforeEach(() => answerWith(async () => new Response(page('/assets/index-old.js'))));

  it('is reloaded without the worker where a file did not load, and the server has the same release', async () => {
    controlledBy({});
    expect(await moveToServedRelease()).toBe(false);
    expect(await moveToServedRelease(true)).toBe(true);
    expect(rescue).toHaveBeenCalledOnce();
    expect(await moveToServedRelease(true), 'once').toBe(false);
  });

  it('is not, where the server itself has brought it', async () => {
    controlledBy(null);
    expect(await moveToServedRelease(true)).toBe(false);
  });

  it.each([
    [
      'without the worker, whatever the browser says of its network',
      page('/assets/index-old.js'),
      1,
      0,
    ],
    ['with the worker where somebody else answers', '<title>Welcome</title>', 0, 1],
    ['with the worker where nothing answers', undefined, 0, 1],
  ])('is reloaded by a press %s', async (_, served, rescues, reloads) => {
    controlledBy({});
    answerWith(async () => {
      if (served === undefined) throw new TypeError('Failed to fetch');
      return new Response(served);
    });
    await reloadFromServer();
    expect(rescue).toHaveBeenCalledTimes(rescues);
    expect(reload).toHaveBeenCalledTimes(reloads);
  });
});

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { moveToNewRelease } from './release.ts';

const reload = vi.fn();
const page = (entry: string) => `<!doctype html><script type="module" src="${entry}"></script>`;
const answerWith = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));

beforeEach(() => {
  document.head.innerHTML = page('/assets/index-old.js');
  vi.stubGlobal('location', { pathname: '/home', reload });
});

afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockReset();
  sessionStorage.clear();
});

describe('moving to a new release', () => {
  it('reloads the page, once for each release that is gone', async () => {
    answerWith(async () => new Response(page('/assets/index-new.js')));
    expect(await moveToNewRelease()).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
    expect(await moveToNewRelease()).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['the release is the same', async () => new Response(page('/assets/index-old.js'))],
    ['the server fails', async () => new Response('No', { status: 503 })],
    ['nothing answers', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('does not where %s', async (_, answer) => {
    answerWith(answer);
    expect(await moveToNewRelease()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not where it could not remember that it has', async () => {
    answerWith(async () => new Response(page('/assets/index-new.js')));
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    expect(await moveToNewRelease()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

import { afterEach, expect, it, vi } from 'vitest';
import { isRedirectedElsewhere } from './isRedirectedElsewhere.ts';

afterEach(() => void vi.unstubAllGlobals());

const page = { type: 'basic' };
// A request for a page does not follow a redirect, and one in the mode `same-origin` no redirect to another origin.
const redirect = { type: 'opaqueredirect' };
const refuse = () => Promise.reject(new TypeError('Failed to fetch'));

it.each([
  ['a page', async () => page, false],
  ['nothing', refuse, false],
  [
    'a redirect in its own origin',
    async (_: unknown, init?: object) => (init ? page : redirect),
    false,
  ],
  [
    'a redirect to another origin',
    async (_: unknown, init?: object) => (init ? refuse() : redirect),
    true,
  ],
])('a start that the network answers with %s leads there: %s', async (_, answer, expected) => {
  const fetch = vi.fn(answer);
  vi.stubGlobal('fetch', fetch);
  expect(await isRedirectedElsewhere(new Request('https://portal.test/home'))).toBe(expected);
});

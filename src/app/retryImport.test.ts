import { expect, it, vi } from 'vitest';
import { retryImport } from './lazyResource.ts';

it.each([
  [
    'Firefox',
    'error loading dynamically imported module: data:text/javascript,export%20default%207//',
    7,
  ],
  ['Chromium', 'Failed to fetch dynamically imported module: https://a.example/b.js', 'there'],
])('imports what failed before, in %s', async (_browser, message, expected) => {
  const load = vi
    .fn<() => Promise<{ default: unknown }>>()
    .mockRejectedValueOnce(new TypeError(message))
    .mockResolvedValue({ default: 'there' });
  const retry = retryImport(load);
  await expect(retry()).rejects.toThrow(message);
  const { default: found } = await retry();
  expect(found).toBe(expected);
});

import { expect, it, vi } from 'vitest';
import { trustScript } from './trustScript.ts';

it('trusts one script and no other', () => {
  const createPolicy = vi.fn();
  vi.stubGlobal('window', { trustedTypes: { createPolicy } });
  trustScript('/mockServiceWorker.js');
  vi.unstubAllGlobals();
  const [name, { createScriptURL }] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('default');
  expect(createScriptURL('/mockServiceWorker.js')).toBe('/mockServiceWorker.js');
  expect(createScriptURL('/other.js')).toBeNull();
});

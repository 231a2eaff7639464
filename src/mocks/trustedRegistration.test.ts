import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withTrustedRegistration } from './trustedRegistration.ts';

const workerUrl = '/mockServiceWorker.js';
const register = vi.fn(async (_url: unknown) => 'registration');

const registering = (url: string) =>
  withTrustedRegistration(workerUrl, () => navigator.serviceWorker.register(url));

beforeEach(() => {
  register.mockClear();
  vi.stubGlobal('navigator', { serviceWorker: Object.create({ register }) });
  vi.stubGlobal('ServiceWorkerRegistration', { prototype: {} });
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: { createScriptURL(url: string): string }) => ({
      createScriptURL: (url: string) => ({ trusted: `${name} ${rules.createScriptURL(url)}` }),
    }),
  });
});

afterEach(() => {
  expect(Object.hasOwn(navigator.serviceWorker, 'register')).toBe(false);
  vi.unstubAllGlobals();
});

it('passes a trusted URL', async () => {
  expect(await registering(workerUrl)).toBe('registration');
  const trusted = 'waymark-mock-worker /mockServiceWorker.js';
  expect(register).toHaveBeenCalledWith({ trusted }, undefined);
});

it('trusts no other script', async () => {
  await expect(Promise.resolve().then(() => registering('/other.js'))).rejects.toThrow('/other.js');
  expect(register).not.toHaveBeenCalled();
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withTrustedRegistration } from './trustedRegistration.ts';

const workerUrlPath = '/mockServiceWorker.js';
const register = vi.fn(async (_url: unknown) => 'registration');

class TrustedScriptURL {
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }
}

function withTrustedTypes(): void {
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: { createScriptURL(url: string): string }) => ({
      createScriptURL: (url: string) =>
        new TrustedScriptURL(`${name} ${rules.createScriptURL(url)}`),
    }),
  });
}

function registering(url: string): Promise<unknown> {
  return withTrustedRegistration(workerUrlPath, () => navigator.serviceWorker.register(url));
}

describe('registering the mock worker', () => {
  beforeEach(() => {
    register.mockClear();
    vi.stubGlobal('navigator', { serviceWorker: Object.create({ register }) });
  });

  afterEach(() => vi.unstubAllGlobals());

  it('passes a trusted URL where the browser has Trusted Types', async () => {
    withTrustedTypes();
    expect(await registering(workerUrlPath)).toBe('registration');
    expect(register).toHaveBeenCalledWith(
      new TrustedScriptURL('waymark-mock-worker /mockServiceWorker.js'),
      undefined,
    );
  });

  it('passes the plain URL where it has none', async () => {
    expect(await registering(workerUrlPath)).toBe('registration');
    expect(register).toHaveBeenCalledWith(workerUrlPath);
  });

  it('trusts no other script', async () => {
    withTrustedTypes();
    await expect(registering('/other.js')).rejects.toThrow('/other.js');
    expect(register).not.toHaveBeenCalled();
  });

  it('leaves nothing behind, be it a success or a failure', async () => {
    withTrustedTypes();
    await registering(workerUrlPath);
    await registering('/other.js').catch(() => {});
    expect(Object.hasOwn(navigator.serviceWorker, 'register')).toBe(false);
  });

  it('does without service workers on an insecure origin', async () => {
    withTrustedTypes();
    vi.stubGlobal('navigator', {});
    expect(await withTrustedRegistration(workerUrlPath, async () => 'fetch patched')).toBe(
      'fetch patched',
    );
  });
});

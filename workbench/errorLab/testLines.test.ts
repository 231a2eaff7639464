import { initializeApp } from 'firebase/app';
import { initializeAuth, inMemoryPersistence, signInWithEmailAndPassword } from 'firebase/auth';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { createIdentityToolkit, faults } from '#mocks/identity-toolkit/index.ts';
import { testLines } from './testLines.ts';

const ana = { email: 'ana@waymark.test', password: 'right-1' };
const service = createIdentityToolkit({ accounts: [ana] });

vi.stubGlobal('fetch', async (...request: ConstructorParameters<typeof Request>) => {
  const response = await service.respond(new Request(...request));
  if (response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
});
afterAll(() => void vi.unstubAllGlobals());

const app = initializeApp({ apiKey: 'test-lines' }, 'test-lines');
const auth = initializeAuth(app, { persistence: inMemoryPersistence });
const signIn = () => signInWithEmailAndPassword(auth, ana.email, ana.password);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => void vi.useRealTimers();
});

// The captcha needs a browser.
const inNode = faults.filter(({ announces }) => !announces?.captcha);

it.each(inNode)(
  'the lines that the error lab copies for $id are a test that passes',
  async (fault) => {
    const setConfig = vi.fn();
    const body = encodeURIComponent(testLines(fault));
    const module = `data:text/javascript,export const run = async (service, signIn, expect, vi) => {${body}}`;
    const { run } = await import(/* @vite-ignore */ module);
    const running = run(service, signIn, expect, { setConfig });
    await Promise.all([running, vi.advanceTimersByTimeAsync(31_000)]);
    expect(service.network.next).toBeUndefined();
  },
);

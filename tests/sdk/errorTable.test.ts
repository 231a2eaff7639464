import { deleteApp, initializeApp } from 'firebase/app';
import { initializeAuth, sendPasswordResetEmail } from 'firebase/auth';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuthClient, SignInFailure } from '#features/session/authClient.ts';
import { createFirebaseAuthClient } from '#features/session/firebase/firebaseAuthClient.ts';
import { newHire } from '#mocks/demoAccounts.ts';
import { createHandlers } from '#mocks/identity-toolkit/handlers.ts';
import {
  addressOf,
  createIdentityToolkit,
  type Fault,
  faults,
} from '#mocks/identity-toolkit/index.ts';
import { startOfflineWorker } from '#workbench/stories/offlineWorker.ts';

/** How long the portal waits for an answer: docs/specification.md, section 9. */
const networkLimit = 30_000;

const service = createIdentityToolkit({ accounts: [newHire] });
let authClient: AuthClient;

beforeAll(async () => {
  const worker = await startOfflineWorker();
  worker.use(...createHandlers(service));
});

beforeEach(() => {
  service.reset();
  Reflect.deleteProperty(globalThis, 'grecaptcha');
  const name = crypto.randomUUID();
  authClient = createFirebaseAuthClient({ apiKey: 'error-table', name });
});

afterEach(async () => {
  await authClient.dispose();
  vi.useRealTimers();
});

/** What `signIn` has to answer for a row of the mock's table; null where the sign-in succeeds. */
function promised({ outcome }: Fault): SignInFailure | null {
  if (outcome === 'signsIn') return null;
  if (outcome === 'waits') return { code: 'auth/network-request-failed' };
  return { code: outcome === 'exception' ? undefined : outcome };
}

/** What takes time, and what a captcha answers. Every row, in Node: src/mocks/identity-toolkit/firebase.sdk.test.ts. */
const inBrowsers = faults.filter(
  ({ answer, outcome }) =>
    ['silent', 'stalled', 'slow'].includes(answer.kind) ||
    ['exception', 'auth/missing-recaptcha-token'].includes(outcome),
);

it.each(inBrowsers)('$id yields the promised failure', async (fault) => {
  const { answer } = fault;
  const takesTime = ['silent', 'stalled', 'slow'].includes(answer.kind);
  if (takesTime) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  }
  const signingIn = authClient.signIn(addressOf(fault), 'any');
  if (takesTime) {
    await vi.waitUntil(() => service.calls.length > 0, 60_000);
    const time = answer.kind === 'slow' ? answer.milliseconds : networkLimit;
    await vi.advanceTimersByTimeAsync(time);
  }
  expect(await signingIn).toEqual(promised(fault));
});

describe('a captcha', () => {
  const seen = (token = 'captchaResponse') =>
    service.calls.map(({ call, fields }) => [call, fields.includes(token)]);

  it('that the project enforces is fetched, and lets a person sign in', async () => {
    service.configure({ captcha: 'enforce' });
    expect(await authClient.signIn(newHire.email, newHire.password)).toBeNull();
    expect(seen()).toEqual([
      ['signInWithPassword', false],
      ['recaptchaConfig', false],
      ['signInWithPassword', true],
      ['lookup', false],
    ]);
  });

  it('that the project enforces is fetched for the mail of a new password, too', async () => {
    service.configure({ captcha: 'enforce' });
    const app = initializeApp({ apiKey: 'error-table' }, crypto.randomUUID());
    await sendPasswordResetEmail(initializeAuth(app), newHire.email);
    expect(seen('captchaResp')).toEqual([
      ['sendOobCode', false],
      ['recaptchaConfig', false],
      ['sendOobCode', true],
    ]);
    expect(service.mails).toHaveLength(1);
    await deleteApp(app);
  });

  it('that the project only audits is not asked for', async () => {
    service.configure({ captcha: 'audit' });
    expect(await authClient.signIn(newHire.email, newHire.password)).toBeNull();
    expect(seen()).toEqual([
      ['signInWithPassword', false],
      ['lookup', false],
    ]);
  });
});

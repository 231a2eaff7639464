import { deleteApp, initializeApp } from 'firebase/app';
import {
  AuthErrorCodes,
  confirmPasswordReset,
  initializeAuth,
  inMemoryPersistence,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureDomain } from './faultAddress.ts';
import { faults } from './faults.ts';
import { createIdentityToolkit } from './service.ts';

const ana = { email: 'ana@waymark.test', password: 'right-1' };

const service = createIdentityToolkit({ accounts: [ana] });

// Not by msw, which takes ten times as long.
vi.stubGlobal('fetch', async (...request: ConstructorParameters<typeof Request>) => {
  const response = await service.respond(new Request(...request));
  if (response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
});

let app: ReturnType<typeof initializeApp>;
let auth: ReturnType<typeof initializeAuth>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  service.reset();
  app = initializeApp({ apiKey: 'sdk-test' }, 'sdk-test');
  auth = initializeAuth(app, { persistence: inMemoryPersistence });
});

afterEach(async () => {
  await signOut(auth);
  await deleteApp(app);
  vi.useRealTimers();
});

/** @param name an id or a code */
const faultEmail = (name: string) => `${name.toLowerCase().replace('auth/', '')}@${failureDomain}`;
const signInAs = (email: string) => signInWithEmailAndPassword(auth, email, ana.password);

/** How a promise ends: `waits` if it is still pending after the SDK's own limit of 30 seconds. */
async function settledOutcome(attempt: Promise<unknown>): Promise<unknown> {
  const outcome = Promise.race([
    attempt.then(
      () => 'signsIn',
      (failure: Error) => ('code' in failure ? failure.code : 'exception'),
    ),
    new Promise((resolve) => setTimeout(resolve, 31_000, 'waits')),
  ]);
  await vi.advanceTimersByTimeAsync(31_000);
  return outcome;
}

describe('each fault of the table', () => {
  // The captcha needs a browser: src/features/session/firebase/captcha.browser.test.ts covers it.
  const inNode = faults.filter(({ outcome }) => outcome !== 'auth/missing-recaptcha-token');

  it.each(inNode)('$id makes of a sign-in what the table says', async (fault) => {
    expect(await settledOutcome(signInAs(faultEmail(fault.id)))).toBe(fault.outcome);
  });

  const atMail = inNode.filter(({ calls }) => calls.includes('sendOobCode'));

  it.each(atMail)('$id makes of a link asked for what the table says', async (fault) => {
    const asking = sendPasswordResetEmail(auth, faultEmail(fault.id));
    expect(await settledOutcome(asking)).toBe(fault.outcome);
  });

  const atLink = faults.filter(
    ({ scriptedAt }) => scriptedAt === 'codeCheck' || scriptedAt === 'newPassword',
  );

  it.each(atLink)('$id makes of the link what the table says', async (fault) => {
    await settledOutcome(sendPasswordResetEmail(auth, faultEmail(fault.outcome)));
    const code = service.mails.at(-1)?.code ?? '';
    const atCheck = fault.scriptedAt === 'codeCheck' ? fault.outcome : 'signsIn';
    expect(await settledOutcome(verifyPasswordResetCode(auth, code))).toBe(atCheck);
    expect(await settledOutcome(confirmPasswordReset(auth, code, 'changed-1'))).toBe(fault.outcome);
  });

  const atRefresh = faults.filter(({ calls }) => calls.includes('token'));

  it.each(atRefresh)('$id makes of a refresh what the table says', async (fault) => {
    const { user } = await signInAs(ana.email);
    service.failNext(fault.id, 'token');
    expect(await settledOutcome(user.getIdToken(true))).toBe(fault.outcome);
    // The effect of an incomplete response shows only when the SDK next needs the token.
    await user.getIdToken().catch(() => {});
    expect(auth.currentUser === null).toBe(fault.session === 'endedBySdk');
  });
});

describe('a failure by address', () => {
  it('reaches every code that the SDK declares, and one that it does not know', async () => {
    // The SDK reacts to this one itself, with a captcha.
    const { MISSING_RECAPTCHA_TOKEN: _, ...declared } = AuthErrorCodes;
    const codes = new Set<string>(Object.values(declared));
    for (const code of [...codes, 'auth/totally-new-thing', 'auth/constructor']) {
      expect(await settledOutcome(signInAs(faultEmail(code)))).toBe(code);
    }
  });
});

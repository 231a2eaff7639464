import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressOf, failureDomain } from './faultAddress.ts';
import { faultNamed, faults } from './faults.ts';
import { createIdentityToolkit } from './service.ts';

const ana = { email: 'ana@waymark.test', password: 'right-1', displayName: 'Ana Pérez' };

const service = createIdentityToolkit({ accounts: [ana] });

// Without msw, which takes ten times as long. Before firebase, which keeps the `fetch` that it finds.
globalThis.fetch = async (input, init) => {
  const response = await service.respond(new Request(input, init));
  if (response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
};

const { deleteApp, initializeApp } = await import('firebase/app');
const {
  AuthErrorCodes,
  deleteUser,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
  signOut,
  validatePassword,
} = await import('firebase/auth');

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

async function signedIn() {
  return (await signInWithEmailAndPassword(auth, ana.email, ana.password)).user;
}

const failWith = (code: string) =>
  outcomeOf(signInWithEmailAndPassword(auth, `${code}@${failureDomain}`, 'any'));

/** What a promise comes to, `waits` if to nothing after the SDK's own limit of 30 seconds. */
async function outcomeOf(attempt: Promise<unknown>): Promise<unknown> {
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

describe('the real SDK', () => {
  it('signs in with one sign-in and one lookup', async () => {
    const user = await signedIn();
    expect(user).toMatchObject({ uid: 'mock-ana@waymark.test', displayName: 'Ana Pérez' });
    expect(service.calls.map(({ call }) => call)).toEqual(['signInWithPassword', 'lookup']);
    expect((await user.getIdTokenResult()).claims['name']).toBe('Ana Pérez');
  });

  it('deletes the account', async () => {
    await deleteUser(await signedIn());
    expect(auth.currentUser).toBeNull();
    expect(await outcomeOf(signedIn())).toBe('auth/invalid-credential');
  });

  it('validates a password against the policy of the service', async () => {
    service.setPolicy({ minPasswordLength: 8, containsNumericCharacter: true });
    expect(await validatePassword(auth, 'seven77')).toMatchObject({
      isValid: false,
      meetsMinPasswordLength: false,
      containsNumericCharacter: true,
    });
  });

  it('is told that the project has no tenants', async () => {
    auth.tenantId = 'any';
    expect(await outcomeOf(signedIn())).toBe('auth/tenant-not-found');
  });
});

describe('each fault of the table', () => {
  // A captcha takes a browser: the test of the same table in one has it.
  const inNode = faults.filter(({ outcome }) => outcome !== 'auth/missing-recaptcha-token');

  it.each(inNode)('$id makes of a sign-in what the table says', async (fault) => {
    const attempt = signInWithEmailAndPassword(auth, addressOf(fault), 'any');
    expect(await outcomeOf(attempt)).toBe(fault.outcome);
  });

  const atRefresh = faults.filter(({ calls }) => calls.includes('token'));

  it.each(atRefresh)('$id makes of a refresh what the table says', async (fault) => {
    const user = await signedIn();
    service.answerNext(fault, 'token');
    expect(await outcomeOf(user.getIdToken(true))).toBe(fault.outcome);
    // What the SDK makes of half an answer shows only when the token is next asked for.
    await user.getIdToken().catch(() => {});
    expect(auth.currentUser === null).toBe(fault.session === 'endedBySdk');
  });
});

describe('a failure by address', () => {
  it('reaches every code that the SDK declares, and one that it does not know', async () => {
    // The SDK answers this one itself, with a captcha.
    const { MISSING_RECAPTCHA_TOKEN: _, ...declared } = AuthErrorCodes;
    const codes = new Set<string>(Object.values(declared));
    for (const code of [...codes, 'auth/totally-new-thing', 'auth/constructor']) {
      expect(await failWith(code.replace('auth/', ''))).toBe(code);
    }
    expect(await failWith('auth/user-disabled')).toBe('auth/user-disabled');
  });

  it('has an address of its own, which is the code where that is no other fault’s', () => {
    expect(new Set(faults.map(addressOf)).size).toBe(faults.length);
    expect(addressOf(faultNamed('EMAIL_NOT_FOUND'))).toBe(`user-not-found@${failureDomain}`);
    expect(addressOf(faultNamed('USER_NOT_FOUND'))).toBe(`user_not_found@${failureDomain}`);
  });

  it('about the password is followed by a policy which that password does not meet, until the next sign-in', async () => {
    await failWith('password-does-not-meet-requirements');
    const unmet = { isValid: false, meetsMinPasswordLength: false };
    expect(await validatePassword(auth, 'Welcome-2026')).toMatchObject(unmet);
    await signedIn();
    const url = 'https://identitytoolkit.googleapis.com/v2/passwordPolicy?key=any';
    expect(await (await fetch(url)).json()).toMatchObject({ enforcementState: 'OFF' });
  });

  it('about the password makes the SDK fetch the policy again if it had one', async () => {
    await validatePassword(auth, 'any');
    await failWith('password-does-not-meet-requirements');
    const calls = service.calls.map(({ call }) => call);
    expect(calls).toEqual(['passwordPolicy', 'signInWithPassword', 'passwordPolicy']);
  });
});

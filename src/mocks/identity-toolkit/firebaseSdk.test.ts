import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressOf, failureDomain } from './faultAddress.ts';
import { type FaultId, faultNamed, faults } from './faults.ts';
import { createIdentityToolkit } from './service.ts';
import type { IdentityCall } from './wire.ts';

const ana = { email: 'ana@waymark.test', password: 'right-1', displayName: 'Ana Pérez' };

const service = createIdentityToolkit({ accounts: [ana] });
const server = setupServer(...service.handlers);
server.listen();

const { deleteApp, initializeApp } = await import('firebase/app');
const {
  AuthErrorCodes,
  deleteUser,
  inMemoryPersistence,
  initializeAuth,
  reload,
  signInWithEmailAndPassword,
  signOut,
  validatePassword,
} = await import('firebase/auth');

/** Codes that a sign-in cannot end with, whatever the server says: the SDK handles them itself. */
const handledBySdk = new Set(['auth/missing-recaptcha-token']);

let app: ReturnType<typeof initializeApp>;
let auth: ReturnType<typeof initializeAuth>;

beforeEach(() => {
  service.reset();
  app = initializeApp({ apiKey: 'sdk-test' }, 'sdk-test');
  auth = initializeAuth(app, { persistence: inMemoryPersistence });
});

afterEach(async () => {
  await signOut(auth);
  await deleteApp(app);
});

afterAll(() => server.close());

async function signedIn() {
  return (await signInWithEmailAndPassword(auth, ana.email, ana.password)).user;
}

const codeOf = (attempt: Promise<unknown>) => attempt.then(() => 'no failure', outcomeOf);

function failWith(code: string): Promise<unknown> {
  return codeOf(signInWithEmailAndPassword(auth, `${code}@${failureDomain}`, 'any'));
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
    expect(await codeOf(signedIn())).toBe('auth/invalid-credential');
  });

  it('validates a password against the policy of the service', async () => {
    service.setPolicy({ minPasswordLength: 8, containsNumericCharacter: true });
    const status = await validatePassword(auth, 'seven77');
    expect(status).toMatchObject({
      isValid: false,
      meetsMinPasswordLength: false,
      containsNumericCharacter: true,
    });
  });
});

/** What a promise has come to, `waits` if to nothing after the SDK's own limit of 30 seconds. */
async function settled(attempt: Promise<unknown>): Promise<unknown> {
  const waits = new Promise((resolve) => setTimeout(resolve, 31_000, 'waits'));
  const outcome = Promise.race([attempt.then(() => 'signsIn', outcomeOf), waits]);
  await vi.advanceTimersByTimeAsync(31_000);
  return outcome;
}

function outcomeOf(failure: unknown): unknown {
  if (!(failure instanceof Error)) return failure;
  return 'code' in failure ? failure.code : 'exception';
}

describe('each fault of the table', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  // A captcha takes a browser: the test of the same table in one has it.
  const inNode = faults.filter(({ outcome }) => outcome !== 'auth/missing-recaptcha-token');

  it.each(inNode)('$id makes of a sign-in what the table says', async (fault) => {
    const attempt = signInWithEmailAndPassword(auth, addressOf(fault), 'any');
    expect(await settled(attempt)).toBe(fault.outcome);
  });

  const meeting = (call: IdentityCall) => faults.filter(({ calls }) => calls.includes(call));

  it.each(meeting('token'))('$id makes of a refresh what the table says', async (fault) => {
    const user = await signedIn();
    service.answerNext(fault, 'token');
    expect(await settled(user.getIdToken(true))).toBe(fault.outcome);
    // What the SDK makes of half an answer shows only when the token is next asked for.
    await user.getIdToken().catch(() => {});
    expect(auth.currentUser === null).toBe(fault.session === 'endedBySdk');
  });

  it.each(meeting('delete'))('$id makes of a deletion what the table says', async (fault) => {
    const user = await signedIn();
    service.answerNext(fault, 'delete');
    expect(await settled(deleteUser(user))).toBe(fault.outcome);
  });

  it.each(meeting('passwordPolicy'))(
    '$id makes of the password policy what the table says',
    async (fault) => {
      service.answerNext(fault, 'passwordPolicy');
      expect(await settled(validatePassword(auth, 'any'))).toBe(fault.outcome);
    },
  );

  it.each(meeting('lookup'))('$id makes of a lookup what the table says', async (fault) => {
    const user = await signedIn();
    service.answerNext(fault, 'lookup');
    expect(await settled(reload(user))).toBe(fault.outcome);
    expect(auth.currentUser === null).toBe(fault.session === 'endedBySdk');
  });
});

describe('a failure by address', () => {
  it('reaches every code that the SDK declares, and one that it does not know', async () => {
    const declared = [...new Set<string>(Object.values(AuthErrorCodes))];
    const codes = [...declared, 'auth/totally-new-thing', 'auth/constructor'].filter(
      (code) => !handledBySdk.has(code),
    );
    const bare = codes.map((code) => code.replace('auth/', ''));
    expect(await Promise.all(bare.map(failWith))).toEqual(codes);
    expect(await Promise.all(codes.map(failWith))).toEqual(codes);
  });

  it('has an address of its own, which is the code where that is no other fault’s', () => {
    expect(new Set(faults.map(addressOf)).size).toBe(faults.length);
    const addressOfCopy = (id: FaultId) => addressOf({ ...faultNamed(id) });
    expect(addressOfCopy('EMAIL_NOT_FOUND')).toBe(`user-not-found@${failureDomain}`);
    expect(addressOfCopy('USER_NOT_FOUND')).toBe(`user_not_found@${failureDomain}`);
  });

  it('about the password is followed by a policy which that password does not meet', async () => {
    await failWith('password-does-not-meet-requirements');
    const status = await validatePassword(auth, 'Welcome-2026');
    expect(status).toMatchObject({ isValid: false, meetsMinPasswordLength: false });
  });

  it('about the password makes the SDK fetch the policy again if it had one', async () => {
    await validatePassword(auth, 'any');
    await failWith('password-does-not-meet-requirements');
    await expect
      .poll(() => service.calls.map(({ call }) => call), { timeout: 10_000 })
      .toEqual(['passwordPolicy', 'signInWithPassword', 'passwordPolicy']);
  });
});

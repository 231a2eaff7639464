import { getApp } from 'firebase/app';
import { beforeAuthStateChanged, getAuth, validatePassword } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signInFailureWords } from '#components/words/en/signInFailures.ts';
import { type AuthClient, passwordPolicyCode } from '#features/session/authClient.ts';
import { createFirebaseAuthClient } from '#features/session/firebase/firebaseAuthClient.ts';
import { demoAccounts, newHire } from '#mocks/demoAccounts.ts';
import { createIdentityToolkit, type IdentityCall } from '#mocks/identity-toolkit/index.ts';

const minute = 60_000;

const service = createIdentityToolkit({ accounts: demoAccounts, now: () => Date.now() });
/** What comes instead of the service's own answer, by path. */
const instead = new Map<string, (request: Request) => Response | Promise<Response>>();
let authClient: AuthClient;

const network: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const answer = instead.get(new URL(request.url).pathname);
  const aborted = new Promise<never>((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });
  init?.signal?.throwIfAborted();
  return Promise.race([aborted, answer ? answer(request) : service.respond(request)]);
};

// The adapter wraps what it finds, once.
globalThis.fetch = network;

const refusal = (message: string, status = 400) =>
  Response.json({ error: { code: status, message } }, { status });
const countOf = (call: IdentityCall) => service.calls.filter((entry) => entry.call === call).length;

/** Answers are read in time of the browser's own, which no clock of a test moves. */
async function settle() {
  for (let turn = 0; turn < 20; turn += 1) {
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', resolve);
      port1.start();
      port2.postMessage(null);
    });
  }
}

async function pass(milliseconds: number) {
  await settle();
  await vi.advanceTimersByTimeAsync(milliseconds);
  await settle();
}

const open = (onLookup = () => {}) =>
  createFirebaseAuthClient({ apiKey: 'test', name: 'identity-test', onLookup });

beforeEach(() => {
  // Without the store that is looked at each 800 ms.
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('Refused by the test.', 'SecurityError');
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  window.localStorage.clear();
  service.reset();
  instead.clear();
  authClient = open();
});

afterEach(async () => {
  await authClient.dispose();
  vi.useRealTimers();
});

/** Who is reported, by name. */
function observe() {
  const reports: (string | null)[] = [];
  authClient.subscribe(() => {
    const name = authClient.getState()?.user?.uid ?? null;
    if (name !== reports.at(-1)) reports.push(name);
  });
  return reports;
}

/** The user that a sign-in brings. */
async function signedIn(email: string = newHire.email) {
  expect(await authClient.signIn(email, newHire.password)).toBeNull();
  return authClient.getState()?.user;
}

async function enter() {
  const reports = observe();
  await authClient.signIn(newHire.email, newHire.password);
  return reports;
}

describe('signing in', () => {
  it('brings the user as the service knows them', async () => {
    expect(await signedIn()).toEqual({
      uid: newHire.localId,
      email: newHire.email,
      emailVerified: true,
      displayName: newHire.displayName,
      photoURL: null,
      phoneNumber: null,
      isAnonymous: false,
      tenantId: null,
      claims: expect.objectContaining({ sub: newHire.localId }),
      providerData: [expect.objectContaining({ providerId: 'password', email: newHire.email })],
      metadata: expect.objectContaining({
        creationTime: expect.stringMatching(/GMT$/),
        lastSignInTime: expect.stringMatching(/GMT$/),
      }),
    });
  });

  it('hands on the picture and the phone number where there are any', async () => {
    const photoURL = 'https://example.com/maya.png';
    instead.set('/v1/accounts:lookup', () =>
      Response.json({
        users: [{ localId: newHire.localId, photoUrl: photoURL, phoneNumber: '+12025550142' }],
      }),
    );
    expect(await signedIn()).toMatchObject({ photoURL, phoneNumber: '+12025550142' });
  });

  it.each([['another account than that of the token', '{"users":[{"localId":"other"}]}']])(
    'fails when the look-up is answered with %s',
    async (_name, answer) => {
      const reports = observe();
      instead.set('/v1/accounts:lookup', () => new Response(answer));
      const failure = await authClient.signIn(newHire.email, newHire.password);
      expect(failure).toEqual({ code: undefined });
      await pass(0);
      expect(reports).toEqual([null]);
    },
  );
});

it('a sign-in whose session the browser refuses to store fails, and works once it is not refused', async () => {
  const reports = observe();
  const setItem = Reflect.get(Storage.prototype, 'setItem');
  const refusing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function refuse(
    this: Storage,
    key,
    value,
  ) {
    if (key.startsWith('firebase:authUser')) throw new DOMException('', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
  const failure = await authClient.signIn(newHire.email, newHire.password);
  refusing.mockRestore();
  expect(failure).toEqual({ code: 'auth/internal-error' });
  await pass(0);
  expect(reports).toEqual([null]);
  expect(getAuth(getApp('identity-test')).currentUser).toBeNull();
  expect(await signedIn()).toMatchObject({ uid: newHire.localId });
});

it('the claims come with a sign-in, then out of the stored session, then with a refreshed token', async () => {
  expect(await signedIn('second.colleague@waymark.test')).toMatchObject({
    claims: { plan: 'intern' },
  });
  await authClient.dispose();
  authClient = open();
  const reported: unknown[] = [];
  authClient.subscribe(() => reported.push(authClient.getState()?.user?.claims['plan']));
  const { accounts, ...rest } = service.snapshot();
  const customAttributes = JSON.stringify({ plan: 'new-hire' });
  service.restore({ ...rest, accounts: accounts.map((each) => ({ ...each, customAttributes })) });
  await pass(0);
  expect(reported).toEqual(['intern']);
  await pass(55 * minute);
  expect(reported).toEqual(['intern', 'new-hire']);
  const calls = service.calls.map(({ call }) => call);
  expect(calls).toEqual(['signInWithPassword', 'lookup', 'lookup', 'token']);
});

describe('signing out', () => {
  const theAuth = () => getAuth(getApp('identity-test'));

  it('is done at once, also when the SDK answers no', async () => {
    const reports = await enter();
    const stop = beforeAuthStateChanged(theAuth(), () => {
      throw new Error('A refusal');
    });
    const leaving = authClient.signOut();
    expect(reports.at(-1)).toBeNull();
    expect(await leaving).toEqual({ success: false, message: 'Logout failed' });
    stop();
    expect(reports.at(-1)).toBeNull();
    await authClient.signIn(newHire.email, newHire.password);
    expect(reports.at(-1)).toBe(newHire.localId);
    expect(await authClient.signOut()).toEqual({ success: true, message: 'Signed out' });
  });

  // Another tab would meet it there, and take it for a new sign-in.
  it('while the user is looked up at the start stores no session again', async () => {
    await enter();
    await authClient.dispose();
    instead.set('/v1/accounts:lookup', () => new Promise(() => {}));
    await new Promise<void>((resolve) => {
      authClient = open(resolve);
    });
    const stored = vi.spyOn(Storage.prototype, 'setItem');
    await authClient.signOut();
    const keys = stored.mock.calls.map(([key]) => key);
    expect(keys.filter((key) => key.startsWith('firebase:authUser'))).toEqual([]);
    stored.mockRestore();
  });
});

describe('the token', () => {
  it('is refreshed five minutes before it ends, again and again', async () => {
    await enter();
    await pass(55 * minute - 1);
    expect(countOf('token')).toBe(0);
    await pass(1);
    expect(countOf('token')).toBe(1);
    await pass(55 * minute);
    await pass(55 * minute);
    expect(countOf('token')).toBe(3);
  });

  it.each([
    ['there is no network', () => Response.error()],
    ['the server fails', () => refusal('The service is currently unavailable.', 503)],
    ['the project asks too much', () => refusal('TOO_MANY_ATTEMPTS_TRY_LATER', 429)],
    ['the answer is none', () => Response.json({})],
  ])('is asked for after 30, 60 … 960 seconds where %s', async (_name, answer) => {
    const reports = await enter();
    const asked = vi.fn(answer);
    instead.set('/v1/token', asked);
    await pass(55 * minute);
    for (const [index, pause] of [30, 60, 120, 240, 480, 960, 960].entries()) {
      await pass(pause * 1000 - 1);
      expect(asked).toHaveBeenCalledTimes(index + 1);
      await pass(1);
    }
    expect(reports.at(-1)).toBe(newHire.localId);
    instead.clear();
    await pass(960_000);
    await pass(55 * minute);
    expect(countOf('token')).toBe(2);
  });

  it('of another person is none', async () => {
    await enter();
    const idToken = `a.${btoa('{"sub":"other"}')}.`;
    const asked = vi.fn(() =>
      Response.json({ access_token: idToken, refresh_token: 'r', expires_in: '3600' }),
    );
    instead.set('/v1/token', asked);
    await pass(55 * minute);
    await pass(30_000);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it.each(['visibilitychange', 'pageshow', 'online'])(
    'that has ended while the device slept is asked for at once, at the event %s',
    async (type) => {
      await enter();
      vi.setSystemTime(Date.now() + 120 * minute);
      document.dispatchEvent(new Event(type, { bubbles: true }));
      await pass(0);
      expect(countOf('token')).toBe(1);
    },
  );
});

describe('the rules of a password', () => {
  const sentences = async () =>
    (await authClient.fetchPasswordRules()).map(({ kind, count }) =>
      signInFailureWords.password[kind](count),
    );
  const policyCalls = () => countOf('passwordPolicy');
  const everyRule = {
    minPasswordLength: 10,
    maxPasswordLength: 20,
    containsLowercaseCharacter: true,
    containsUppercaseCharacter: true,
    containsNumericCharacter: true,
    containsNonAlphanumericCharacter: true,
  };

  it('are asked for exactly once after each sign-in that fails for want of it', async () => {
    for (const round of [1, 2, 3]) {
      const email = 'password-does-not-meet-requirements@error.waymark.test';
      expect(await authClient.signIn(email, 'weak')).toEqual({ code: passwordPolicyCode });
      expect(await authClient.fetchPasswordRules()).not.toEqual([]);
      expect(policyCalls()).toBe(round);
    }
  });

  it('name the lengths and the kinds of characters that the service demands, one a line', async () => {
    service.setPolicy(everyRule);
    expect(await sentences()).toEqual([
      'At least 10 characters',
      'At most 20 characters',
      'At least one lowercase letter from a to z',
      'At least one uppercase letter from A to Z',
      'At least one digit',
      'At least one special character, such as !',
    ]);
  });

  it('are told to password managers, which find none of their own signs in the list', async () => {
    service.setPolicy({ ...everyRule, allowedNonAlphanumericCharacters: ['!', ']', '-', ';'] });
    const rules = await authClient.fetchPasswordRules();
    expect(rules.map(({ attribute }) => attribute).join('; ')).toBe(
      'minlength: 10; maxlength: 20; required: lower; required: upper; required: digit; required: [!;]',
    );
  });

  it.each([
    '',
    'abcdefghi',
    'abcdefghij',
    'ABCDEFGH1!',
    'ÄöüÄöüÄöü ',
    'Abcdefg1 _',
    'Aa1!🥾🥾🥾',
    'Aa1!٣٣٣٣٣٣',
    `Aa1!${'x'.repeat(16)}`,
    `Aa1!${'x'.repeat(17)}`,
  ])('are met by "%s" as the SDK finds it', async (password) => {
    service.setPolicy(everyRule);
    const rules = await authClient.fetchPasswordRules();
    const status = await validatePassword(getAuth(getApp('identity-test')), password);
    expect(rules.map(({ isMetBy }) => isMetBy(password))).toEqual([
      status.meetsMinPasswordLength,
      status.meetsMaxPasswordLength,
      status.containsLowercaseLetter,
      status.containsUppercaseLetter,
      status.containsNumericCharacter,
      status.containsNonAlphanumericCharacter,
    ]);
  });

  it.each([
    ['null', () => Response.json(null)],
    ['a newer schema', () => Response.json({ customStrengthOptions: {}, schemaVersion: 9 })],
    ['broken JSON', () => new Response('{"custom')],
  ])('are none when the answer is %s', async (_name, answer) => {
    instead.set('/v2/passwordPolicy', answer);
    expect(await authClient.fetchPasswordRules()).toEqual([]);
  });
});

describe('a link for a password', () => {
  const send = async (email: string = newHire.email) =>
    (await authClient.loadPasswordLinks()).send(email);

  /** Answers the requests for a link in turn, then as the service does. Returns what was asked. */
  const answerWith = (...answers: (() => Response)[]) => {
    const asked: unknown[] = [];
    instead.set('/v1/accounts:sendOobCode', async (request) => {
      const copy = request.clone();
      const locale = request.headers.get('X-Firebase-Locale');
      asked.push({ ...(await request.json()), locale });
      return answers.shift()?.() ?? service.respond(copy);
    });
    return asked;
  };

  it('is sent by mail in the language of the page, and leads back to the sign-in page', async () => {
    const asked = answerWith();
    document.documentElement.lang = 'de';
    expect(await send()).toBeNull();
    document.documentElement.lang = 'en';
    const link = expect.stringContaining('lang=de');
    expect(service.mails).toMatchObject([{ to: newHire.email, link }]);
    const continueUrl = `${window.location.origin}/login`;
    const request = { email: newHire.email, continueUrl, locale: 'de' };
    expect(asked).toEqual([expect.objectContaining(request)]);
  });

  it.each(['UNAUTHORIZED_DOMAIN', 'INVALID_CONTINUE_URI : (not one)'])(
    'is asked for without our address where that is refused with %s, and only once more',
    async (message) => {
      const asked = answerWith(() => refusal(message));
      expect(await send()).toBeNull();
      expect(service.mails).toHaveLength(1);
      expect(asked).toHaveLength(2);
      expect(asked[1]).not.toHaveProperty('continueUrl');
      const refusing = answerWith(
        () => refusal(message),
        () => refusal(message),
      );
      expect(await send()).toMatchObject({ code: expect.stringMatching(/continue-uri$/) });
      expect(refusing).toHaveLength(2);
    },
  );

  it('has the same answer for an address without an account, and for one that is disabled', async () => {
    const unknown = 'nobody@waymark.test';
    expect(await send(unknown)).toBeNull();
    service.configure({ emailEnumerationProtection: false });
    expect(await send(unknown)).toBeNull();
    answerWith(() => refusal('USER_DISABLED'));
    expect(await send()).toBeNull();
    expect(service.mails).toEqual([]);
  });
});

import { getApp } from 'firebase/app';
import { beforeAuthStateChanged, getAuth, validatePassword } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoAccounts, newHire } from '#mocks/demoAccounts.ts';
import { createIdentityToolkit, type IdentityCall } from '#mocks/identity-toolkit/index.ts';
import type { AuthClient, SessionUser } from '../authClient.ts';
import { createSession, type Session } from '../session.ts';
import { createSignedInFlag } from '../storage.ts';
import { createFirebaseAuthClient } from './firebaseAuthClient.ts';

const minute = 60_000;

const service = createIdentityToolkit({ accounts: demoAccounts, now: () => Date.now() });
/** Replacements for the service's own responses, by path. */
const instead = new Map<string, (request: Request) => Response | Promise<Response>>();
let authClient: AuthClient;
let session: Session;

const network: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const answer = instead.get(new URL(request.url).pathname);
  const aborted = new Promise<never>((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });
  init?.signal?.throwIfAborted();
  return Promise.race([aborted, answer ? answer(request) : service.respond(request)]);
};

// Set before the adapter wraps `fetch`, which it does once.
globalThis.fetch = network;

const refusal = (message: string, status = 400) =>
  Response.json({ error: { code: status, message } }, { status });
const countOf = (call: IdentityCall) => service.calls.filter((entry) => entry.call === call).length;

/** Waits until responses have been read. Reading takes real time, which no test clock controls. */
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

/** A session that the test opens. The meaning of the events: sessionMachine.test.ts. */
function open() {
  authClient = createFirebaseAuthClient({ apiKey: 'test', name: 'identity-test' });
  session = createSession({ authClient, flag: createSignedInFlag('test') });
}

const sdkAuth = () => getAuth(getApp('identity-test'));

beforeEach(() => {
  // Refuses the database, which the SDK would poll every 800 ms.
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('Refused by the test.', 'SecurityError');
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  window.localStorage.clear();
  service.reset();
  instead.clear();
  open();
});

afterEach(async () => {
  await authClient.dispose();
  vi.useRealTimers();
});

const enter = (email: string = newHire.email) => session.signIn(email, newHire.password);
const shownUser = (): SessionUser | undefined => Reflect.get(session.getState(), 'user');
const shownUid = () => shownUser()?.uid;

describe('a sign-in', () => {
  it('brings the user as the service knows them', async () => {
    expect(await enter()).toBeNull();
    expect(shownUser()).toMatchObject({
      uid: newHire.localId,
      displayName: newHire.displayName,
      photoURL: null,
      claims: { sub: newHire.localId },
      providerData: [{ providerId: 'password', email: newHire.email }],
      metadata: { creationTime: expect.stringMatching(/GMT$/) },
    });
  });

  it('whose session the browser refuses to store fails, and works once it is not refused', async () => {
    const setItem = Reflect.get(Storage.prototype, 'setItem');
    const refusing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function refuse(
      this: Storage,
      key,
      value,
    ) {
      if (key.startsWith('firebase:authUser')) throw new DOMException('', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
    expect(await enter()).toEqual({ code: 'auth/internal-error' });
    refusing.mockRestore();
    await pass(0);
    expect([shownUid(), sdkAuth().currentUser]).toEqual([undefined, null]);
    expect(await enter()).toBeNull();
  });

  it('whose look-up stalls is refused after 30 seconds', async () => {
    // Headers at once, and never a body, for which the SDK alone has no limit.
    instead.set('/v1/accounts:lookup', ({ signal }) => {
      const start = (body: ReadableStreamDefaultController) =>
        signal.addEventListener('abort', () => body.error(signal.reason));
      return new Response(new ReadableStream({ start }));
    });
    const onRefused = vi.fn();
    void enter().then(onRefused);
    await pass(29_999);
    expect(onRefused).not.toHaveBeenCalled();
    await pass(1);
    expect(onRefused).toHaveBeenCalledWith({ code: 'auth/network-request-failed' });
  });

  it.each([0, 61])('brings claims, which a start %i minutes later has again', async (minutes) => {
    await enter('second.colleague@waymark.test');
    expect(shownUser()?.claims['plan']).toBe('intern');
    await authClient.dispose();
    // For the SDK, the token is still good, as after a sign-in with a clock that was ahead.
    service.advance(minutes * minute);
    open();
    await pass(0);
    expect(shownUser()?.claims['plan']).toBe('intern');
  });
});

it('a sign-out that the SDK refuses is done at once all the same, and one can sign in again', async () => {
  await enter();
  const stop = beforeAuthStateChanged(sdkAuth(), () => {
    throw new Error('A refusal');
  });
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  session.signOut();
  expect(shownUid()).toBeUndefined();
  await pass(0);
  expect(log).toHaveBeenCalledExactlyOnceWith('Logout failed');
  log.mockRestore();
  stop();
  await enter();
  expect(shownUid()).toBe(newHire.localId);
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

  // Responses that say nothing about a session: readAnswer.test.ts.
  it('is asked for after 30, 60 … 960 seconds where the answer says nothing', async () => {
    await enter();
    const asked = vi.fn(() => refusal('TOO_MANY_ATTEMPTS_TRY_LATER', 429));
    instead.set('/v1/token', asked);
    await pass(55 * minute);
    for (const [index, pause] of [30, 60, 120, 240, 480, 960, 960].entries()) {
      await pass(pause * 1000 - 1);
      expect(asked).toHaveBeenCalledTimes(index + 1);
      await pass(1);
    }
    expect(shownUid()).toBe(newHire.localId);
    instead.clear();
    await pass(960_000);
    await pass(55 * minute);
    expect(countOf('token')).toBe(2);
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
  const everyRule = {
    minPasswordLength: 10,
    maxPasswordLength: 20,
    containsLowercaseCharacter: true,
    containsUppercaseCharacter: true,
    containsNumericCharacter: true,
    containsNonAlphanumericCharacter: true,
  };

  it('are what the service demands, in the language of password managers, without its own signs', async () => {
    service.setPolicy({ ...everyRule, allowedNonAlphanumericCharacters: ['!', ']', '-', ';'] });
    const rules = await authClient.fetchPasswordRules();
    expect(rules.map(({ kind, count, attribute }) => [kind, count, attribute])).toEqual([
      ['minLength', 10, 'minlength: 10'],
      ['maxLength', 20, 'maxlength: 20'],
      ['lowercase', 1, 'required: lower'],
      ['uppercase', 1, 'required: upper'],
      ['digit', 1, 'required: digit'],
      ['specialCharacter', 1, 'required: [!;]'],
    ]);
  });

  it.each(['', 'abcdefghij', 'ABCDEFGH1!', 'ÄöüÄöüÄöü ', 'Aa1!🥾🥾🥾', 'Aa1!٣٣٣', 'x'.repeat(21)])(
    'are met by "%s" as the SDK finds it',
    async (password) => {
      service.setPolicy(everyRule);
      const rules = await authClient.fetchPasswordRules();
      const status = await validatePassword(sdkAuth(), password);
      expect(rules.map(({ isMetBy }) => isMetBy(password))).toEqual([
        status.meetsMinPasswordLength,
        status.meetsMaxPasswordLength,
        status.containsLowercaseLetter,
        status.containsUppercaseLetter,
        status.containsNumericCharacter,
        status.containsNonAlphanumericCharacter,
      ]);
    },
  );

  it('are none when the answer is none', async () => {
    instead.set('/v2/passwordPolicy', () => Response.json(null));
    expect(await authClient.fetchPasswordRules()).toEqual([]);
  });
});

describe('a link for a password', () => {
  const send = async (email: string = newHire.email) =>
    (await authClient.loadPasswordReset()).send(email);

  it('is sent in the language of the page, without our address where that is refused', async () => {
    const asked: unknown[] = [];
    instead.set('/v1/accounts:sendOobCode', async (request) => {
      asked.push({
        ...(await request.clone().json()),
        lang: request.headers.get('X-Firebase-Locale'),
      });
      return asked.length === 1 ? refusal('UNAUTHORIZED_DOMAIN') : service.respond(request);
    });
    document.documentElement.lang = 'de';
    expect(await send()).toBeNull();
    document.documentElement.lang = 'en';
    expect(service.mails).toMatchObject([{ to: newHire.email }]);
    const continueUrl = `${window.location.origin}/login`;
    expect(asked).toEqual([
      expect.objectContaining({ continueUrl, lang: 'de' }),
      expect.not.objectContaining({ continueUrl }),
    ]);
  });

  it('has the same answer for an address without an account, and for one that is disabled', async () => {
    service.configure({ emailEnumerationProtection: false });
    expect(await send('nobody@waymark.test')).toBeNull();
    instead.set('/v1/accounts:sendOobCode', () => refusal('USER_DISABLED'));
    expect(await send()).toBeNull();
    expect(service.mails).toEqual([]);
  });
});

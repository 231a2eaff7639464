import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoAccounts, newHire } from '#mocks/demoAccounts.ts';
import { createIdentityToolkit } from '#mocks/identity-toolkit/index.ts';
import { startMockServer } from '#mocks/node.ts';
import type { Identity } from '../identity.ts';

const service = createIdentityToolkit({ accounts: demoAccounts });
const server = startMockServer(service);
const { createFirebaseIdentity } = await import('./firebaseIdentity.ts');
const { getApp } = await import('firebase/app');
const { beforeAuthStateChanged, getAuth } = await import('firebase/auth');

let identity: Identity;
const unhandled = vi.fn();

beforeEach(() => {
  service.reset();
  identity = createFirebaseIdentity({ settings: { apiKey: 'test' }, name: 'identity-test' });
  process.on('unhandledRejection', unhandled);
});

afterEach(async () => {
  server.resetHandlers();
  await identity.signOut();
  await identity.dispose();
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

afterAll(() => server.close());

describe('signing in', () => {
  it('answers with the user as the service knows them', async () => {
    const result = await identity.signIn(newHire.email, newHire.password);
    expect(result).toEqual({
      success: true,
      user: {
        uid: newHire.localId,
        email: newHire.email,
        emailVerified: true,
        displayName: newHire.displayName,
        photoURL: null,
        phoneNumber: null,
        isAnonymous: false,
        tenantId: null,
        providerData: [expect.objectContaining({ providerId: 'password', email: newHire.email })],
        metadata: {
          creationTime: expect.stringMatching(/GMT$/),
          lastSignInTime: expect.stringMatching(/GMT$/),
        },
      },
    });
  });

  it('hands on the picture and the phone number where there are any', async () => {
    const photoURL = 'https://example.com/maya.png';
    server.use(
      http.post('*/v1/accounts\\:lookup', () =>
        HttpResponse.json({
          users: [{ localId: 'maya', photoUrl: photoURL, phoneNumber: '+15550142' }],
        }),
      ),
    );
    expect(await identity.signIn(newHire.email, newHire.password)).toMatchObject({
      user: { photoURL, phoneNumber: '+15550142' },
    });
  });

  it('makes two calls with the fields of the specification', async () => {
    await identity.signIn(newHire.email, newHire.password);
    expect(service.calls).toMatchObject([
      {
        method: 'POST',
        path: '/v1/accounts:signInWithPassword',
        fields: ['returnSecureToken', 'email', 'password', 'clientType'],
      },
      { method: 'POST', path: '/v1/accounts:lookup', fields: ['idToken'] },
    ]);
  });

  it.each([
    ['user-not-found', 'No account found with this email address.'],
    ['wrong-password', 'Incorrect password. Please try again.'],
    ['invalid-email', 'Please enter a valid email address.'],
    ['too-many-requests', 'Too many failed attempts. Please try again later.'],
    ['user-disabled', 'This account has been disabled.'],
    ['invalid-credential', 'Invalid email or password. Please check your credentials.'],
    ['email-already-in-use', 'Failed to sign in. Please try again.'],
    ['network-request-failed', 'Failed to sign in. Please try again.'],
    ['requires-recent-login', 'Failed to sign in. Please try again.'],
    ['something-entirely-new', 'Failed to sign in. Please try again.'],
  ])('fails with auth/%s and its sentence', async (code, message) => {
    expect(await identity.signIn(`${code}@error.waymark.test`, 'any')).toEqual({
      success: false,
      code: `auth/${code}`,
      message,
    });
  });

  it('fails with the sentence for exceptions when the error carries no code', async () => {
    expect(await identity.signIn('exception@error.waymark.test', 'any')).toEqual({
      success: false,
      code: undefined,
      message: 'An unexpected error occurred. Please try again.',
    });
  });
});

describe('the subscription', () => {
  it('reports nobody, then the user, then nobody again', async () => {
    const reports: (string | null)[] = [];
    const stop = identity.observeUser(({ user }) => reports.push(user?.uid ?? null));
    await vi.waitFor(() => expect(reports).toEqual([null]));
    await identity.signIn(newHire.email, newHire.password);
    expect(await identity.signOut()).toEqual({ success: true, message: 'Signed out' });
    expect(reports).toEqual([null, newHire.localId, null]);
    stop();
  });
});

describe('signing out', () => {
  const theAuth = () => getAuth(getApp('identity-test'));

  it('says "Logout failed" when the SDK answers no', async () => {
    await identity.signIn(newHire.email, newHire.password);
    const stop = beforeAuthStateChanged(theAuth(), () => {
      throw new Error('A refusal');
    });
    expect(await identity.signOut()).toEqual({ success: false, message: 'Logout failed' });
    stop();
  });

  it('throws on what is no answer of the SDK', async () => {
    const fault = new TypeError('A fault');
    vi.spyOn(theAuth(), 'signOut').mockRejectedValueOnce(fault);
    await expect(identity.signOut()).rejects.toBe(fault);
  });
});

describe('the password policy', () => {
  const policyCalls = () => service.calls.filter(({ call }) => call === 'passwordPolicy').length;

  it('is asked for exactly once after each sign-in that fails for want of it', async () => {
    for (const round of [1, 2, 3]) {
      const result = await identity.signIn(
        'password-does-not-meet-requirements@error.waymark.test',
        'weak',
      );
      expect(result).toMatchObject({ code: 'auth/password-does-not-meet-requirements' });
      expect(await identity.fetchPasswordPolicy()).not.toBeNull();
      expect(policyCalls()).toBe(round);
    }
  });

  it('carries the lengths and the kinds of characters that the service demands', async () => {
    service.setPolicy({
      minPasswordLength: 10,
      maxPasswordLength: 40,
      containsLowercaseCharacter: true,
      containsUppercaseCharacter: true,
      containsNumericCharacter: true,
      containsNonAlphanumericCharacter: true,
    });
    expect(await identity.fetchPasswordPolicy()).toEqual({
      minLength: 10,
      maxLength: 40,
      requires: ['lowercase', 'uppercase', 'numeric', 'nonAlphanumeric'],
    });
  });

  it('demands six characters and nothing else by default', async () => {
    const answer = { customStrengthOptions: {}, schemaVersion: 1 };
    server.use(http.get('*/v2/passwordPolicy', () => HttpResponse.json(answer)));
    expect(await identity.fetchPasswordPolicy()).toEqual({ minLength: 6, requires: [] });
  });

  it.each([
    ['an empty object', () => HttpResponse.json({})],
    ['null', () => HttpResponse.json(null)],
    ['a newer schema', () => HttpResponse.json({ customStrengthOptions: {}, schemaVersion: 9 })],
    ['broken JSON', () => new HttpResponse('{"custom')],
    ['a page of HTML', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })],
    ['a server error', () => HttpResponse.json({ error: { message: 'NO' } }, { status: 503 })],
    ['no connection', () => HttpResponse.error()],
  ])('is null when the answer is %s', async (_name, answer) => {
    server.use(http.get('*/v2/passwordPolicy', answer));
    expect(await identity.fetchPasswordPolicy()).toBeNull();
  });
});

import { ana, ben, type CaseGroup, type Difference, disabled, sdkCase } from '../contractCase.ts';
import type { Account } from '../target.ts';
import { twoSteps } from './secondFactor.ts';

const complete: Account = { ...ana, photoUrl: 'https://contract.test/photo.png' };
const eva: Account = {
  localId: 'eva',
  email: 'eva@contract.test',
  password: 'right-5',
  tenantId: 'acme',
};
const tenants = { acme: { project: 'active', passwordSignIn: 'on' } } as const;
const failure = (code: string) => ({ code, message: `Firebase: Error (${code}).` });

/** What the SDK makes of a refresh token that the service does not take any more. */
function signsOut(reason: string): Difference {
  return {
    reason,
    documented: {
      2: {
        outcome: failure('auth/user-token-expired'),
        requests: ['POST securetoken /v1/token 400'],
        states: [null],
        current: null,
      },
    },
  };
}

const atRefresh = {
  deleted: signsOut('the emulator does not tell a deleted account from a broken token'),
  ended: signsOut('the refresh tokens of the emulator cannot be revoked'),
};

function notSignedIn(code: string, text = 'Error') {
  return {
    outcome: { code, message: `Firebase: ${text} (${code}).` },
    requests: ['POST identitytoolkit /v1/accounts:signInWithPassword 400'],
    states: [],
    current: null,
  };
}

const isProtected = { enumerationProtection: true };

export const sdkSignIn: CaseGroup = {
  title: 'SDK',
  cases: [
    sdkCase({
      name: 'sign-in: one call for the tokens, then one for the profile',
      run: (sdk) => sdk.signIn(ana.email, ana.password),
    }),
    sdkCase({
      name: 'sign-in with a picture',
      given: { accounts: [complete] },
      run: (sdk) => sdk.signIn(ana.email, ana.password),
    }),
    sdkCase({
      name: 'sign-in without a name',
      run: (sdk) => sdk.signIn(ben.email, ben.password),
    }),
    sdkCase({
      name: 'sign-in with the e-mail in capitals',
      run: (sdk) => sdk.signIn(ana.email.toUpperCase(), ana.password),
    }),
    sdkCase({
      name: 'wrong password',
      run: (sdk) => sdk.signIn(ana.email, 'wrong'),
    }),
    sdkCase({
      name: 'wrong password with enumeration protection',
      given: isProtected,
      run: (sdk) => sdk.signIn(ana.email, 'wrong'),
    }),
    sdkCase({
      name: 'unknown e-mail',
      run: (sdk) => sdk.signIn('nobody@contract.test', 'any'),
    }),
    sdkCase({
      name: 'unknown e-mail with enumeration protection',
      given: isProtected,
      run: (sdk) => sdk.signIn('nobody@contract.test', 'any'),
    }),
    sdkCase({
      name: 'disabled account',
      run: (sdk) => sdk.signIn(disabled.email, disabled.password),
    }),
    sdkCase({
      name: 'empty fields',
      run: async (sdk) => {
        await sdk.signIn('', '');
        await sdk.signIn(ana.email, '');
        await sdk.signIn('', ana.password);
      },
    }),
    sdkCase({
      name: 'malformed e-mail',
      run: (sdk) => sdk.signIn('ana', 'any'),
    }),
    sdkCase({
      name: 'wrong password, then the right one',
      given: isProtected,
      run: async (sdk) => {
        await sdk.signIn(ana.email, 'wrong');
        await sdk.signIn(ana.email, ana.password);
      },
    }),
    sdkCase({
      name: 'a failed sign-in leaves the one before in place',
      run: async (sdk) => {
        await sdk.signIn(ana.email, ana.password);
        await sdk.signIn(ben.email, 'wrong');
      },
    }),
    sdkCase({
      name: 'another account takes over',
      run: async (sdk) => {
        await sdk.signIn(ana.email, ana.password);
        await sdk.signIn(ben.email, ben.password);
      },
    }),
    sdkCase({
      name: 'sign-out asks nobody',
      run: async (sdk) => {
        await sdk.signIn(ana.email, ana.password);
        await sdk.signOut();
      },
    }),
    sdkCase({
      name: 'second factor',
      given: { accounts: [twoSteps] },
      run: (sdk) => sdk.signIn(twoSteps.email, twoSteps.password),
    }),
    sdkCase({
      name: 'claims of the token',
      given: { accounts: [complete] },
      run: async (sdk) => {
        await sdk.signIn(ana.email, ana.password);
        await sdk.claims();
      },
    }),
    sdkCase({
      name: 'claims without a name',
      run: async (sdk) => {
        await sdk.signIn(ben.email, ben.password);
        await sdk.claims();
      },
    }),
    sdkCase({
      name: 'tenant',
      given: { accounts: [eva], tenants },
      run: async (sdk) => {
        sdk.setTenant('acme');
        await sdk.signIn(eva.email, eva.password);
        await sdk.claims();
        await sdk.refresh();
        await sdk.reload();
      },
    }),
    sdkCase({
      name: 'tenant of another account',
      given: { accounts: [ana, eva], tenants },
      run: async (sdk) => {
        sdk.setTenant('acme');
        await sdk.signIn(ana.email, ana.password);
      },
    }),
    sdkCase({
      name: 'tenant without password sign-in',
      given: { accounts: [eva], tenants: { acme: { ...tenants.acme, passwordSignIn: 'off' } } },
      run: async (sdk) => {
        sdk.setTenant('acme');
        await sdk.signIn(eva.email, eva.password);
      },
    }),
    sdkCase({
      name: 'disabled tenant',
      given: { accounts: [eva], tenants: { acme: { ...tenants.acme, project: 'disabled' } } },
      run: async (sdk) => {
        sdk.setTenant('acme');
        await sdk.signIn(eva.email, eva.password);
      },
    }),
    sdkCase({
      name: 'tenant that never was',
      run: async (sdk) => {
        sdk.setTenant('nowhere');
        await sdk.signIn(ana.email, ana.password);
      },
      differs: {
        reason: 'the emulator sets up every tenant that is asked for',
        documented: { 1: { outcome: failure('auth/tenant-not-found') } },
      },
    }),
    sdkCase({
      name: 'throttled',
      given: { beyondEmulator: { settings: { throttling: { failures: 1, recoverySeconds: 60 } } } },
      run: async (sdk) => {
        await sdk.signIn(ana.email, 'wrong');
        await sdk.signIn(ana.email, ana.password);
      },
      differs: {
        reason: 'the emulator does not throttle',
        documented: {
          2: notSignedIn(
            'auth/too-many-requests',
            'Access to this account has been temporarily disabled due to many failed login attempts.',
          ),
        },
      },
    }),
    sdkCase({
      name: 'password that no longer does',
      given: {
        beyondEmulator: {
          policy: {
            minPasswordLength: 12,
            enforcementState: 'ENFORCE',
            forceUpgradeOnSignin: true,
          },
        },
      },
      run: (sdk) => sdk.signIn(ana.email, ana.password),
      differs: {
        reason: 'the emulator has no password policies',
        documented: {
          1: notSignedIn(
            'auth/password-does-not-meet-requirements',
            'Missing password requirements: [Password must contain at least 12 characters]',
          ),
        },
      },
    }),
    sdkCase({
      name: 'a key that is refused',
      given: { beyondEmulator: { settings: { apiKey: 'refused' } } },
      run: (sdk) => sdk.signIn(ana.email, ana.password),
      differs: {
        reason: 'the emulator takes any key',
        documented: {
          1: notSignedIn('auth/api-key-not-valid.-please-pass-a-valid-api-key.'),
        },
      },
    }),
    sdkCase({
      name: 'password policy',
      run: (sdk) => sdk.validatePassword('short'),
      differs: {
        reason: 'the emulator has no password policies',
        documented: {
          1: {
            outcome: { isValid: false, meetsMinPasswordLength: false },
            requests: ['GET identitytoolkit /v2/passwordPolicy 200'],
          },
        },
      },
    }),
  ],
};

const signedIn = (sdk: { signIn(email: string, password: string): Promise<void> }) =>
  sdk.signIn(ana.email, ana.password);

export const sdkSession: CaseGroup = {
  title: 'SDK, mid-session',
  cases: [
    sdkCase({
      name: 'reload, refresh, reload',
      run: async (sdk) => {
        await signedIn(sdk);
        await sdk.reload();
        await sdk.refresh();
        await sdk.reload();
      },
    }),
    sdkCase({
      name: 'the page is loaded again',
      run: async (sdk) => {
        await signedIn(sdk);
        await sdk.restart();
        await sdk.refresh();
      },
    }),
    sdkCase({
      name: 'the account deletes itself',
      run: async (sdk) => {
        await signedIn(sdk);
        await sdk.delete();
        await signedIn(sdk);
      },
    }),
    ...(['reload', 'refresh', 'delete', 'restart'] as const).flatMap((step) => [
      sdkCase({
        name: `disabled, then ${step}`,
        run: async (sdk, on) => {
          await signedIn(sdk);
          await on.owner.disable(ana);
          await sdk[step]();
        },
      }),
      sdkCase({
        name: `deleted, then ${step}`,
        run: async (sdk, on) => {
          await signedIn(sdk);
          await on.owner.remove(ana);
          await sdk[step]();
        },
        ...(step === 'refresh' && { differs: atRefresh.deleted }),
      }),
      sdkCase({
        name: `password changed, then ${step}`,
        run: async (sdk, on) => {
          await signedIn(sdk);
          await on.owner.setPassword(ana, 'changed-1');
          await sdk[step]();
        },
        ...(step === 'refresh' && { differs: atRefresh.ended }),
      }),
      sdkCase({
        name: `revoked, then ${step}`,
        run: async (sdk, on) => {
          await signedIn(sdk);
          await on.owner.revoke(ana);
          await sdk[step]();
        },
        ...(step === 'refresh' && { differs: atRefresh.ended }),
      }),
    ]),
    sdkCase({
      name: 'the lifetime of the session is over',
      given: { beyondEmulator: { settings: { refreshTokenLifetimeSeconds: 86_400 } } },
      run: async (sdk, on) => {
        await signedIn(sdk);
        on.advance(86_401);
        await sdk.refresh();
      },
      differs: signsOut('the refresh tokens of the emulator do not expire'),
    }),
    sdkCase({
      name: 'revoked, signed in again, carried on',
      run: async (sdk, on) => {
        await signedIn(sdk);
        await on.owner.revoke(ana);
        await signedIn(sdk);
        await sdk.reload();
        await sdk.refresh();
      },
    }),
    sdkCase({
      name: 'disabled and enabled again',
      run: async (sdk, on) => {
        await signedIn(sdk);
        await on.owner.disable(ana);
        await on.owner.enable(ana);
        await sdk.reload();
        await sdk.refresh();
      },
    }),
  ],
};

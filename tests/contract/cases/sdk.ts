import { ana, ben, bySdk, type Cases, type Difference, disabled, rows } from '../contractCase.ts';
import type { Conversation } from '../conversation.ts';
import type { Sdk } from '../sdk.ts';
import type { Account } from '../target.ts';
import { changes, deletedOrBroken, notRevoked } from './session.ts';

const complete: Account = { ...ana, photoUrl: 'https://contract.test/photo.png' };
const isProtected = { enumerationProtection: true };

const signsIn = (...attempts: readonly (readonly [email: string, password: string])[]) =>
  bySdk(async (sdk) => {
    for (const [email, password] of attempts) await sdk.signIn(email, password);
  });
const right = [ana.email, ana.password] as const;
const asAna = (sdk: Sdk) => sdk.signIn(...right);

/** A sign-in that the mock refuses. */
function notSignedIn(reason: string, code: string, text = 'Error', step = 1): Difference {
  return {
    reason,
    documented: {
      [step]: {
        outcome: { code, message: `Firebase: ${text} (${code}).` },
        requests: ['POST identitytoolkit /v1/accounts:signInWithPassword 400'],
        states: [],
        current: null,
      },
    },
  };
}

export const sdkSignIn: Cases = {
  'sign-in: one call for the tokens, then one for the profile': signsIn(right),
  'sign-in with a picture': { given: { accounts: [complete] }, run: signsIn(right) },
  'sign-in without a name': signsIn([ben.email, ben.password]),
  'wrong password': signsIn([ana.email, 'wrong']),
  'unknown e-mail': signsIn(['nobody@contract.test', 'any']),
  'wrong password and unknown e-mail with enumeration protection': {
    given: isProtected,
    run: signsIn([ana.email, 'wrong'], ['nobody@contract.test', 'any'], right),
  },
  'disabled account': signsIn([disabled.email, disabled.password]),
  'empty fields': signsIn(['', ''], [ana.email, ''], ['', ana.password]),
  'malformed e-mail': signsIn(['ana', 'any']),
  'a failed sign-in leaves the one before in place': signsIn(right, [ben.email, 'wrong']),
  'another account takes over': signsIn(right, [ben.email, ben.password]),
  'sign-out asks nobody': bySdk(async (sdk) => {
    await asAna(sdk);
    await sdk.signOut();
  }),
  'claims of the token': {
    given: { accounts: [complete] },
    run: bySdk(async (sdk) => {
      await asAna(sdk);
      await sdk.claims();
    }),
  },
  throttled: {
    given: { settings: { throttling: { failures: 1, recoverySeconds: 60 } } },
    run: signsIn([ana.email, 'wrong'], right),
    differs: notSignedIn(
      'the emulator does not throttle',
      'auth/too-many-requests',
      'Access to this account has been temporarily disabled due to many failed login attempts.',
      2,
    ),
  },
  'password that no longer does': {
    given: {
      policy: { minPasswordLength: 12, enforcementState: 'ENFORCE', forceUpgradeOnSignin: true },
    },
    run: signsIn(right),
    differs: notSignedIn(
      'the emulator has no password policies',
      'auth/password-does-not-meet-requirements',
      'Missing password requirements: [Password must contain at least 12 characters]',
    ),
  },
  'a key that is refused': {
    given: { settings: { apiKey: 'refused' } },
    run: signsIn(right),
    differs: notSignedIn(
      'the emulator takes any key',
      'auth/api-key-not-valid.-please-pass-a-valid-api-key.',
    ),
  },
  'password policy': {
    run: bySdk((sdk) => sdk.validatePassword('short')),
    differs: {
      reason: 'the emulator has no password policies',
      documented: {
        1: {
          outcome: { isValid: false, meetsMinPasswordLength: false },
          requests: ['GET identitytoolkit /v2/passwordPolicy 200'],
        },
      },
    },
  },
};

const steps = ['reload', 'refresh', 'delete', 'restart'] as const;

/** What the SDK makes of a refresh token that the service does not take any more. */
const signsOut = (reason: string): Difference => ({
  reason,
  documented: {
    2: {
      outcome: {
        code: 'auth/user-token-expired',
        message: 'Firebase: Error (auth/user-token-expired).',
      },
      requests: ['POST securetoken /v1/token 400'],
      states: [null],
      current: null,
    },
  },
});

const atRefresh: Readonly<Record<string, Difference>> = {
  deleted: signsOut(deletedOrBroken),
  'password changed': signsOut(notRevoked),
  revoked: signsOut(notRevoked),
};

const meetings = changes.flatMap(([name, change]) =>
  steps.map((step) => {
    const differs = step === 'refresh' ? atRefresh[name] : undefined;
    return [`${name}, then ${step}`, change, step, differs] as const;
  }),
);

export const sdkSession: Cases = {
  'reload, refresh, start with a stored user': bySdk(async (sdk) => {
    await asAna(sdk);
    await sdk.reload();
    await sdk.refresh();
    await sdk.restart();
    await sdk.refresh();
  }),
  'the account deletes itself': bySdk(async (sdk) => {
    await asAna(sdk);
    await sdk.delete();
    await asAna(sdk);
  }),
  ...rows(
    meetings,
    (
      change: (on: Conversation) => Promise<unknown>,
      step: (typeof steps)[number],
      differs: Difference | undefined,
    ) => ({
      run: bySdk(async (sdk, on) => {
        await asAna(sdk);
        await change(on);
        await sdk[step]();
      }),
      ...(differs !== undefined && { differs }),
    }),
  ),
  'revoked, signed in again, carried on': bySdk(async (sdk, on) => {
    await asAna(sdk);
    await on.owner.revoke(ana);
    await asAna(sdk);
    await sdk.reload();
    await sdk.refresh();
  }),
};

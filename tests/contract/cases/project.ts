import type { PasswordPolicy } from '#mocks/identity-toolkit/index.ts';
import { refusal, signedIn } from '../answers.ts';
import { ana, type CaseGroup, credentials, type Difference, disabled } from '../contractCase.ts';
import type { Conversation, Wire } from '../conversation.ts';

const policy: Wire = { path: '/v2/passwordPolicy' };
const captcha: Wire = {
  path: '/v2/recaptchaConfig',
  query: 'key=contract&clientType=CLIENT_TYPE_WEB&version=RECAPTCHA_ENTERPRISE',
};
const sends = (wire: Wire) => (on: Conversation) => on.send(wire);
const wrong = { ...credentials(ana), password: 'wrong' };

const noPolicy = 'the emulator has no password policies';
const noCaptcha = 'the emulator has no captchas';
const noSetting = 'the emulator switches off tenants only';

/** As the service documents that of a new project. */
const defaultPolicy: PasswordPolicy = {
  minPasswordLength: 6,
  allowedNonAlphanumericCharacters: '^$*.[]{}()?"!@#%&/\\,><\':;|_~'.split(''),
  enforcementState: 'OFF',
  forceUpgradeOnSignin: false,
};

const demanding: PasswordPolicy = {
  ...defaultPolicy,
  minPasswordLength: 12,
  maxPasswordLength: 100,
  containsNumericCharacter: true,
  enforcementState: 'ENFORCE',
};

function policyIs(expected: PasswordPolicy): Difference {
  const {
    allowedNonAlphanumericCharacters,
    enforcementState,
    forceUpgradeOnSignin,
    ...customStrengthOptions
  } = expected;
  const body = {
    customStrengthOptions,
    allowedNonAlphanumericCharacters,
    enforcementState,
    forceUpgradeOnSignin,
    schemaVersion: 1,
  };
  return { reason: noPolicy, documented: { 1: { status: 200, body } } };
}

function captchaIs(enforcementState: 'OFF' | 'AUDIT' | 'ENFORCE'): Difference {
  const isOn = enforcementState !== 'OFF';
  const body = {
    ...(isOn && { recaptchaKey: 'projects/demo-waymark/keys/mock-site-key' }),
    recaptchaEnforcementState: [
      { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState },
      { provider: 'PHONE_PROVIDER', enforcementState: 'OFF' },
    ],
  };
  return { reason: noCaptcha, documented: { 1: { status: 200, body } } };
}

export const passwordPolicy: CaseGroup = {
  title: 'password policy',
  cases: [
    { name: 'of a new project', run: sends(policy), differs: policyIs(defaultPolicy) },
    {
      name: 'of a demanding project',
      given: {
        beyondEmulator: {
          policy: demanding,
        },
      },
      run: sends(policy),
      differs: policyIs(demanding),
    },
    {
      name: 'a sign-in with a password that no longer does',
      given: {
        beyondEmulator: {
          policy: {
            ...defaultPolicy,
            minPasswordLength: 12,
            enforcementState: 'ENFORCE',
            forceUpgradeOnSignin: true,
          },
        },
      },
      run: (on) => on.signIn(credentials(ana)),
      differs: {
        reason: noPolicy,
        documented: {
          1: refusal(
            'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 12 characters]',
          ),
        },
      },
    },
    {
      name: 'enforced, but not at sign-in',
      given: {
        beyondEmulator: { policy: { minPasswordLength: 12, enforcementState: 'ENFORCE' } },
      },
      run: (on) => on.signIn(credentials(ana)),
    },
    {
      name: 'a wrong password tells nothing of it',
      given: {
        beyondEmulator: {
          policy: {
            minPasswordLength: 12,
            enforcementState: 'ENFORCE',
            forceUpgradeOnSignin: true,
          },
        },
      },
      run: (on) => on.signIn(wrong),
    },
    {
      name: 'with a body that nobody asks for',
      run: sends({ ...policy, method: 'GET', headers: { 'Content-Type': 'text/plain' } }),
      differs: policyIs(defaultPolicy),
    },
  ],
};

export const captchas: CaseGroup = {
  title: 'captcha',
  cases: [
    { name: 'configuration of a new project', run: sends(captcha), differs: captchaIs('OFF') },
    {
      name: 'configuration without its parameters',
      run: sends({ path: '/v2/recaptchaConfig' }),
      differs: captchaIs('OFF'),
    },
    {
      name: 'configuration for an unknown client type',
      run: sends({ ...captcha, query: 'key=contract&clientType=TOASTER' }),
    },
    {
      name: 'configuration of an unknown version',
      run: sends({ ...captcha, query: 'key=contract&version=V9' }),
    },
    {
      name: 'a missing key is told before an unknown version',
      run: sends({ ...captcha, query: 'version=V9' }),
    },
    {
      name: 'configuration where it is enforced',
      given: { beyondEmulator: { settings: { captcha: 'enforce' } } },
      run: sends(captcha),
      differs: captchaIs('ENFORCE'),
    },
    {
      name: 'configuration where it is only watched',
      given: { beyondEmulator: { settings: { captcha: 'audit' } } },
      run: sends(captcha),
      differs: captchaIs('AUDIT'),
    },
    {
      name: 'an answer that nobody asked for',
      run: (on) => on.signIn({ ...credentials(ana), captchaResponse: 'token' }),
      differs: { reason: noCaptcha, documented: { 1: signedIn(ana) } },
    },
    {
      name: 'an answer to the old kind of question',
      run: (on) => on.signIn({ ...credentials(ana), captchaChallenge: 'token' }),
      differs: { reason: noCaptcha, documented: { 1: signedIn(ana) } },
    },
    {
      name: 'an answer, and a password that is missing',
      run: (on) => on.signIn({ email: ana.email, captchaResponse: 'token' }),
    },
    {
      name: 'enforced: a sign-in without an answer',
      given: { beyondEmulator: { settings: { captcha: 'enforce' } } },
      run: (on) => on.signIn(credentials(ana)),
      differs: { reason: noCaptcha, documented: { 1: refusal('MISSING_RECAPTCHA_TOKEN') } },
    },
    {
      name: 'enforced: a sign-in with a wrong answer',
      given: { beyondEmulator: { settings: { captcha: 'enforce' } } },
      run: (on) =>
        on.signIn({
          ...credentials(ana),
          captchaResponse: 'wrong',
          clientType: 'CLIENT_TYPE_WEB',
          recaptchaVersion: 'RECAPTCHA_ENTERPRISE',
        }),
      differs: { reason: noCaptcha, documented: { 1: refusal('INVALID_RECAPTCHA_TOKEN') } },
    },
    {
      name: 'enforced: what is malformed is told first',
      given: { beyondEmulator: { settings: { captcha: 'enforce' } } },
      run: (on) => on.signIn({ email: 'not an address' }),
    },
    {
      name: 'only watched: a sign-in without an answer',
      given: { beyondEmulator: { settings: { captcha: 'audit' } } },
      run: (on) => on.signIn(credentials(ana)),
    },
  ],
};

export const ownersSettings: CaseGroup = {
  title: 'settings of the project',
  cases: [
    {
      name: 'disabled',
      given: { beyondEmulator: { settings: { project: 'disabled' } } },
      run: (on) => on.signIn(credentials(ana)),
      differs: { reason: noSetting, documented: { 1: refusal('PROJECT_DISABLED') } },
    },
    {
      name: 'password sign-in off',
      given: { beyondEmulator: { settings: { passwordSignIn: 'off' } } },
      run: (on) => on.signIn(credentials(ana)),
      differs: { reason: noSetting, documented: { 1: refusal('PASSWORD_LOGIN_DISABLED') } },
    },
    {
      name: 'a key that is refused',
      given: { beyondEmulator: { settings: { apiKey: 'refused' } } },
      run: (on) => on.signIn(credentials(ana)),
      differs: {
        reason: 'the emulator takes any key',
        documented: {
          1: refusal('API key not valid. Please pass a valid API key.', {
            name: 'INVALID_ARGUMENT',
            reason: 'badRequest',
          }),
        },
      },
    },
    {
      name: 'a referrer that is blocked',
      given: { beyondEmulator: { settings: { referrer: 'blocked' } } },
      run: (on) =>
        on.send({
          path: '/v1/accounts:signInWithPassword',
          headers: { Referer: 'https://elsewhere.contract.test/' },
          body: credentials(ana),
        }),
      differs: {
        reason: 'the emulator does not look at the referrer',
        documented: {
          1: refusal('Requests from referer https://elsewhere.contract.test/ are blocked.', {
            status: 403,
            name: 'PERMISSION_DENIED',
            reason: 'forbidden',
          }),
        },
      },
    },
    {
      name: 'throttled after failures, open again later',
      given: { beyondEmulator: { settings: { throttling: { failures: 2, recoverySeconds: 60 } } } },
      run: async (on) => {
        await on.signIn(wrong);
        await on.signIn(wrong);
        await on.signIn(credentials(ana));
        on.advance(61);
        await on.signIn(credentials(ana));
      },
      differs: {
        reason: 'the emulator does not throttle',
        documented: {
          3: refusal(
            'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts.',
          ),
        },
      },
    },
    {
      name: 'throttled for one e-mail only',
      given: { beyondEmulator: { settings: { throttling: { failures: 1, recoverySeconds: 60 } } } },
      run: async (on) => {
        await on.signIn(wrong);
        await on.signIn(credentials(disabled));
      },
    },
    {
      name: 'tokens that live for a shorter time',
      given: { beyondEmulator: { settings: { tokenLifetimeSeconds: 300 } } },
      run: (on) => on.signIn(credentials(ana)),
      differs: {
        reason: 'the tokens of the emulator live for an hour',
        documented: { 1: signedIn(ana, 300) },
      },
    },
    {
      name: 'fields from the time before ID tokens',
      run: async (on) => {
        await on.signIn({ ...credentials(ana), idToken: 'opaque' });
        await on.signIn({ ...credentials(ana), pendingIdToken: 'opaque' });
      },
      differs: {
        reason: 'the emulator does not know fields that nobody sends any more',
        documented: { 1: signedIn(ana), 2: signedIn(ana) },
      },
    },
  ],
};

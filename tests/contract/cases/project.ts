import type { PasswordPolicy } from '#mocks/identity-toolkit/index.ts';
import { refusal, shortToken, signedIn } from '../answers.ts';
import {
  ana,
  type Cases,
  type ContractCase,
  credentials,
  type Difference,
  disabled,
  sends,
  signsIn,
} from '../contractCase.ts';
import type { Wire } from '../conversation.ts';
import type { Given } from '../target.ts';
import type { JsonObject } from '../transcript.ts';

const right = credentials(ana);
const wrong = { ...right, password: 'wrong' };

const policy: Wire = { path: '/v2/passwordPolicy' };
const captcha: Wire = {
  path: '/v2/recaptchaConfig',
  query: 'key=contract&clientType=CLIENT_TYPE_WEB&version=RECAPTCHA_ENTERPRISE',
};

const noPolicy = 'the emulator has no password policies';
const noCaptcha = 'the emulator has no captchas';
const noSetting = 'the emulator does not switch off a project';

/** A case of one step, in which the mock answers otherwise. */
function otherwise(
  reason: string,
  answer: JsonObject,
  run: ContractCase['run'],
  given: Partial<Given> = {},
): ContractCase {
  return { given, run, differs: { reason, documented: { 1: answer } } };
}

/** As the service documents that of a new project. */
const ofNewProject = {
  minPasswordLength: 6,
  allowedNonAlphanumericCharacters: '^$*.[]{}()?"!@#%&/\\,><\':;|_~'.split(''),
  enforcementState: 'OFF',
  forceUpgradeOnSignin: false,
} as const satisfies PasswordPolicy;

const demanding = {
  minPasswordLength: 12,
  maxPasswordLength: 100,
  containsNumericCharacter: true,
  enforcementState: 'ENFORCE',
} as const satisfies Partial<PasswordPolicy>;

function policyAnswer(expected: PasswordPolicy): JsonObject {
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
  return { status: 200, body };
}

const atSignIn = { ...demanding, forceUpgradeOnSignin: true };
const falls =
  'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 12 characters]';

export const passwordPolicy: Cases = {
  'of a new project': otherwise(noPolicy, policyAnswer(ofNewProject), sends(policy)),
  'of a demanding project': otherwise(
    noPolicy,
    policyAnswer({ ...ofNewProject, ...demanding }),
    sends(policy),
    { policy: demanding },
  ),
  'a sign-in with a password that no longer does': otherwise(
    noPolicy,
    refusal(falls),
    signsIn(right),
    { policy: atSignIn },
  ),
  'enforced, but not at sign-in': { given: { policy: demanding }, run: signsIn(right) },
  'a wrong password tells nothing of it': { given: { policy: atSignIn }, run: signsIn(wrong) },
};

function captchaAnswer(enforcementState: 'OFF' | 'AUDIT' | 'ENFORCE'): JsonObject {
  const isOn = enforcementState !== 'OFF';
  const body = {
    ...(isOn && { recaptchaKey: 'projects/demo-waymark/keys/mock-site-key' }),
    recaptchaEnforcementState: [
      { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState },
      { provider: 'PHONE_PROVIDER', enforcementState: 'OFF' },
    ],
  };
  return { status: 200, body };
}

const enforced = { settings: { captcha: 'enforce' } } as const;
const watched = { settings: { captcha: 'audit' } } as const;
const wrongCaptcha = {
  ...right,
  captchaResponse: 'wrong',
  clientType: 'CLIENT_TYPE_WEB',
  recaptchaVersion: 'RECAPTCHA_ENTERPRISE',
};

export const captchas: Cases = {
  'configuration of a new project': otherwise(noCaptcha, captchaAnswer('OFF'), sends(captcha)),
  'configuration for an unknown client type': sends({
    ...captcha,
    query: 'key=contract&clientType=TOASTER',
  }),
  'configuration of an unknown version': sends({ ...captcha, query: 'key=contract&version=V9' }),
  'configuration where it is enforced': otherwise(
    noCaptcha,
    captchaAnswer('ENFORCE'),
    sends(captcha),
    enforced,
  ),
  'configuration where it is only watched': otherwise(
    noCaptcha,
    captchaAnswer('AUDIT'),
    sends(captcha),
    watched,
  ),
  'enforced: a sign-in without an answer': otherwise(
    noCaptcha,
    refusal('MISSING_RECAPTCHA_TOKEN'),
    signsIn(right),
    enforced,
  ),
  'enforced: a sign-in with a wrong answer': otherwise(
    noCaptcha,
    refusal('INVALID_RECAPTCHA_TOKEN'),
    signsIn(wrongCaptcha),
    enforced,
  ),
  'enforced: what is malformed is told first': {
    given: enforced,
    run: signsIn({ email: 'not an address' }),
  },
  'only watched: a sign-in without an answer': { given: watched, run: signsIn(right) },
};

const throttled: Difference = {
  reason: 'the emulator does not throttle',
  documented: {
    3: refusal(
      'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts.',
    ),
  },
};

export const ownersSettings: Cases = {
  disabled: otherwise(noSetting, refusal('PROJECT_DISABLED'), signsIn(right), {
    settings: { project: 'disabled' },
  }),
  'disabled: the password policy': otherwise(
    noSetting,
    refusal('PROJECT_DISABLED'),
    sends(policy),
    { settings: { project: 'disabled' } },
  ),
  'disabled: the captcha': otherwise(noSetting, refusal('PROJECT_DISABLED'), sends(captcha), {
    settings: { project: 'disabled' },
  }),
  'password sign-in off': otherwise(noSetting, refusal('PASSWORD_LOGIN_DISABLED'), signsIn(right), {
    settings: { passwordSignIn: 'off' },
  }),
  'a key that is refused': otherwise(
    'the emulator takes any key',
    refusal('API key not valid. Please pass a valid API key.', {
      status: 'INVALID_ARGUMENT',
      reason: 'badRequest',
    }),
    signsIn(right),
    { settings: { apiKey: 'refused' } },
  ),
  'throttled after failures, open again later': {
    given: { settings: { throttling: { failures: 2, recoverySeconds: 60 } } },
    run: async (on) => {
      await signsIn(wrong, wrong, right)(on);
      on.owner.advance(61);
      await on.signIn(right);
    },
    differs: throttled,
  },
  'throttled for one e-mail only': {
    given: { settings: { throttling: { failures: 1, recoverySeconds: 60 } } },
    run: signsIn(wrong, credentials(disabled)),
  },
  'tokens that live for a shorter time': otherwise(
    'the tokens of the emulator live for an hour',
    signedIn(ana, shortToken(ana)),
    signsIn(right),
    { settings: { tokenLifetimeSeconds: 300 } },
  ),
};

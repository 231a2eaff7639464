import { accountOf } from './model.ts';
import { passwordAt, passwords, people, personAt } from './people.ts';
import { callOf, type Message } from './requests.ts';
import type { SessionStep, SignInStep, WellFormedStep } from './steps.ts';
import { flawedToken } from './tokens.ts';
import type { Trial } from './trial.ts';

const captchaToken = 'mock-captcha-token';

export function messageOf(trial: Trial, step: WellFormedStep): Message {
  const call = callOf(step);
  switch (step.do) {
    case 'signIn':
      return { call, method: 'POST', fields: signInFields(trial, step) };
    case 'lookup':
    case 'delete':
    case 'refresh': {
      const { text } = tokenOf(trial, step);
      const tenantId = namedTenant(trial, step);
      const tenant = tenantId !== undefined && { tenantId };
      const fields =
        step.do === 'refresh'
          ? { grantType: 'refresh_token', refreshToken: text }
          : { idToken: text, ...tenant };
      return { call, method: 'POST', fields };
    }
    case 'passwordPolicy':
      return { call, method: 'GET', fields: {} };
    case 'recaptchaConfig': {
      const fields = { clientType: 'CLIENT_TYPE_WEB', version: 'RECAPTCHA_ENTERPRISE' };
      return { call, method: 'GET', fields };
    }
  }
}

function signInFields({ model }: Trial, step: SignInStep): Readonly<Record<string, unknown>> {
  const person = personAt(step.who);
  const present = accountOf(model, person.localId)?.password ?? passwordAt(0);
  const others = passwords.filter((password) => password !== present);
  const password = {
    present,
    former: others[step.who % others.length],
    other: 'hunter-of-nobody',
    'upper case': present.toUpperCase(),
    padded: ` ${present} `,
  }[step.password];
  const email = {
    'as is': person.email,
    'upper case': person.email.toUpperCase(),
    padded: ` ${person.email}`,
  }[step.email];
  const tenantId = {
    own: person.tenantId,
    none: undefined,
    empty: '',
    north: 'north',
    nowhere: 'nowhere',
    ['__proto__']: '__proto__',
  }[step.tenant];
  return {
    email,
    password,
    returnSecureToken: true,
    ...(tenantId !== undefined && { tenantId }),
    ...captchaFields[step.captcha],
  };
}

const client = { clientType: 'CLIENT_TYPE_WEB' };
const version = { recaptchaVersion: 'RECAPTCHA_ENTERPRISE' };
const captchaFields: Readonly<Record<SignInStep['captcha'], object>> = {
  none: client,
  passed: { captchaResponse: captchaToken, ...client, ...version },
  failed: { captchaResponse: 'junk', ...client, ...version },
  'without client': { captchaResponse: captchaToken, ...version },
  'without version': { captchaResponse: captchaToken, ...client },
};

function tokenOf({ model, foreign }: Trial, step: SessionStep) {
  const isRefresh = step.do === 'refresh';
  const tokens = isRefresh ? model.refreshTokens : model.idTokens;
  const token = tokens.at(-1 - (step.token % Math.max(tokens.length, 1)));
  const kind = isRefresh ? 'refreshToken' : 'idToken';
  if (token === undefined) return { text: foreign[kind], token };
  if (step.flaw === undefined) return { text: token.text, token };
  return { text: flawedToken(kind, token.text, step.flaw, foreign), token: undefined };
}

function namedTenant(trial: Trial, step: SessionStep): string | undefined {
  const localId = tokenOf(trial, step).token?.session.localId;
  const own = people.find((person) => person.localId === localId);
  return {
    none: undefined,
    own: own?.tenantId,
    north: 'north',
    nowhere: 'nowhere',
  }[step.tenant];
}

import {
  type Answer,
  type Fault,
  type FaultGroup,
  type IdentityCall,
  outcomeOf,
  type SdkOutcome,
} from './identity-toolkit/index.ts';

/** The error table in words for people: the error lab's, the docs' and the mock panel's. */
export const groupTitles: Record<FaultGroup, string> = {
  credentials: 'E-mail and password',
  account: 'Account',
  session: 'Session',
  request: 'Request',
  project: 'Project and API key',
  captcha: 'Captcha',
  secondStep: 'A second step',
  transport: 'Connection',
  server: 'Server',
};

/** What becomes of a signed-in user: does it end the session? */
export const sessionFates: Record<Fault['session'], string> = {
  kept: 'no',
  endedBySdk: 'by the SDK',
  leftToApp: 'left to the app',
};

export const callNames: Record<IdentityCall | 'unknown', string> = {
  signInWithPassword: 'Sign-in',
  lookup: 'Look-up',
  delete: 'Account deletion',
  token: 'Token',
  passwordPolicy: 'Password policy',
  recaptchaConfig: 'Captcha settings',
  unknown: 'Unknown call',
};

export function callsInWords(calls: readonly IdentityCall[]): string {
  const isEvery = calls.length === Object.keys(callNames).length - 1;
  return isEvery ? 'all' : calls.map((call) => callNames[call].toLowerCase()).join(', ');
}

export interface Words {
  readonly text: string;
  /** To the letter, or told. */
  readonly isQuote: boolean;
}

const quote = (text: string): Words => ({ text, isQuote: true });
const told = (text: string): Words => ({ text, isQuote: false });

export function codeInWords(outcome: SdkOutcome): Words {
  switch (outcome) {
    case 'exception':
      return told('an error without a code');
    case 'waits':
      return told('none: never settles');
    case 'signsIn':
      return told('none: signs in');
    default:
      return quote(outcome);
  }
}

/** Undefined where no answer arrives. */
export function statusOf(answer: Answer): number | undefined {
  return outcomeOf(answer).status || undefined;
}

export function answerInWords(answer: Answer): Words {
  switch (answer.kind) {
    case 'json':
      return quote(outcomeOf(answer).message ?? shortened(answer.body));
    case 'text':
      return answer.text === '' ? told('an empty body') : quote(answer.text);
    case 'lost':
      return told('no connection');
    case 'cut':
      return told('half an answer');
    case 'silent':
      return told('nothing');
    case 'stalled':
      return told('headers alone');
    case 'slow':
      return told(`the usual, ${answer.milliseconds / 1000} s late`);
  }
}

/** The names of its fields where the whole would be too long. */
function shortened(body: object): string {
  const text = JSON.stringify(body);
  return text.length <= 48 ? text : `{ ${Object.keys(body).join(', ')} }`;
}

import { type Answer, type Fault, type IdentityCall, outcomeOf } from './identity-toolkit/index.ts';

/** Whether the fault ends the session of a signed-in user. */
const sessionFates: Record<Fault['session'], string> = {
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

/** A quotation of an answer or a code, or a description. */
export interface Words {
  readonly text: string;
  readonly isQuote: boolean;
}

const quotation = (text: string): Words => ({ text, isQuote: true });
const description = (text: string): Words => ({ text, isQuote: false });

/** A row of the error table in words, for the error lab. */
export function inWords({ answer, calls, outcome, session }: Fault) {
  const isEveryCall = calls.length === Object.keys(callNames).length - 1;
  return {
    server: answerInWords(answer),
    /** Undefined where no answer arrives. */
    status: outcomeOf(answer).status || undefined,
    calls: isEveryCall ? 'all' : calls.map((call) => callNames[call].toLowerCase()).join(', '),
    code: outcome in withoutCode ? description(String(withoutCode[outcome])) : quotation(outcome),
    endsSession: sessionFates[session],
  };
}

const withoutCode: Readonly<Record<string, string>> = {
  exception: 'an error without a code',
  waits: 'none: never settles',
  signsIn: 'none: signs in',
};

function answerInWords(answer: Answer): Words {
  switch (answer.kind) {
    case 'json':
      return quotation(outcomeOf(answer).message ?? shortened(answer.body));
    case 'text':
      return answer.text === '' ? description('an empty body') : quotation(answer.text);
    case 'lost':
      return description('no connection');
    case 'cut':
      return description('half an answer');
    case 'silent':
      return description('nothing');
    case 'stalled':
      return description('headers alone');
    case 'slow':
      return description(`the usual, ${answer.milliseconds / 1000} s late`);
  }
}

/** The names of the fields, where the whole body would be too long. */
function shortened(body: object): string {
  const text = JSON.stringify(body);
  return text.length <= 48 ? text : `{ ${Object.keys(body).join(', ')} }`;
}

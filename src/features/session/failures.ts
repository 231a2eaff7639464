import type { FormFailure } from '#components/sign-in/formFailure.ts';
import type { PasswordResetWords } from '#components/words/en/passwordReset.ts';
import {
  type SignInFailureWords,
  signInFailureWords,
} from '#components/words/en/signInFailures.ts';
import { type PasswordRule, passwordPolicyCode, type SignInFailure } from './authClient.ts';

/** The facts about a failure. `sentence` is the key of its words in every language. */
interface FailureRow<Key extends string> extends Pick<FormFailure, 'field' | 'isForHr'> {
  readonly sentence: Key;
}

interface Failures<Row> {
  /** By the service's code, which is undefined if something failed without one. */
  readonly rows: ReadonlyMap<string | undefined, Row>;
  /** For any other code. A code may be any text. */
  readonly other: Row;
}

export const failureOf = <Row>({ rows, other }: Failures<Row>, code: string | undefined): Row =>
  rows.get(code) ?? other;

/** The sentences of a failure, with its other facts. */
export function withSentence<Key extends string, Row extends { readonly sentence: Key }, Sentences>(
  { sentence: key, ...facts }: Row,
  words: Readonly<Record<Key, Sentences>>,
): Omit<Row, 'sentence'> & Sentences {
  return { ...facts, ...words[key] };
}

/** The code for a part of the portal that did not load, so that the service was not asked. */
export const notLoadedCode = 'waymark/not-loaded';

interface SignInFailureRow extends FailureRow<keyof SignInFailureWords['failures']> {
  /** Whether the user is asked to check the password. */
  readonly isAboutPassword?: boolean;
}

const noConnection: SignInFailureRow = { sentence: 'noConnection' };

/** docs/specification.md, section 8. */
export const signInFailures: Failures<SignInFailureRow> = {
  rows: new Map<string | undefined, SignInFailureRow>([
    ['auth/user-not-found', { sentence: 'unknownEmail', field: 'email', isForHr: true }],
    [
      'auth/wrong-password',
      { sentence: 'wrongPassword', field: 'password', isForHr: true, isAboutPassword: true },
    ],
    ['auth/invalid-email', { sentence: 'invalidEmail', field: 'email' }],
    ['auth/too-many-requests', { sentence: 'tooManyAttempts' }],
    ['auth/user-disabled', { sentence: 'disabled', isForHr: true }],
    [
      'auth/invalid-credential',
      { sentence: 'invalidCredential', isForHr: true, isAboutPassword: true },
    ],
    ['auth/timeout', noConnection],
    ['auth/network-request-failed', noConnection],
    [passwordPolicyCode, { sentence: 'weakPassword', isForHr: true }],
    [undefined, { sentence: 'unexpected' }],
  ]),
  other: { sentence: 'general' },
};

export interface FailedSignIn extends SignInFailure {
  /** Whether the password begins or ends with a space, which is invisible. */
  readonly hasSpaceAround?: boolean;
  readonly passwordRules?: readonly PasswordRule[];
}

/** The message about a failed sign-in. Without words, it is in English, and marked as English. */
export function signInFailure(
  { code, hasSpaceAround, passwordRules = [] }: FailedSignIn,
  given?: SignInFailureWords,
): FormFailure {
  const words = given ?? signInFailureWords;
  const { isAboutPassword, ...row } = failureOf(signInFailures, code);
  return {
    ...withSentence(row, words.failures),
    ...(!given && { lang: 'en' }),
    ...(isAboutPassword && hasSpaceAround && { help: words.password.spaceAround }),
    ...(passwordRules.length > 0 && {
      rules: passwordRules.map(({ kind, count }) => words.password[kind](count)),
    }),
  };
}

type RequestFailureRow = FailureRow<keyof PasswordResetWords['requestFailures']>;

const noAddress: RequestFailureRow = { sentence: 'invalidEmail', field: 'email' };
const requestUnanswered: RequestFailureRow = { sentence: 'noAnswer' };

/** Failures of a request for a password link. Only the listed codes say that none was sent. */
export const requestFailures: Failures<RequestFailureRow> = {
  rows: new Map([
    ['auth/invalid-email', noAddress],
    ['auth/missing-email', noAddress],
    ['auth/too-many-requests', { sentence: 'tooManyLinks' }],
    ['auth/quota-exceeded', { sentence: 'noMoreToday', isForHr: true }],
    ['auth/network-request-failed', requestUnanswered],
    ['auth/timeout', requestUnanswered],
    [notLoadedCode, { sentence: 'notLoaded' }],
  ]),
  other: { sentence: 'unclear', isForHr: true },
};

/** The reason why a link leads to no form, and the remedy: `again` if the same link may still work. */
export interface PasswordResetProblem
  extends FailureRow<keyof PasswordResetWords['passwordResetProblems']> {
  readonly remedy: 'again' | 'newLink' | 'contact';
}

const spent: PasswordResetProblem = { sentence: 'spent', remedy: 'newLink' };
const noAnswer: PasswordResetProblem = { sentence: 'noAnswer', remedy: 'again' };
const tooManyAttempts: PasswordResetProblem = { sentence: 'tooManyAttempts', remedy: 'again' };

export const passwordResetProblems: Failures<PasswordResetProblem> = {
  rows: new Map([
    ['auth/expired-action-code', spent],
    ['auth/invalid-action-code', spent],
    ['auth/user-disabled', { sentence: 'disabled', remedy: 'contact' }],
    ['auth/user-not-found', { sentence: 'noAccount', remedy: 'contact' }],
    ['auth/network-request-failed', noAnswer],
    ['auth/timeout', noAnswer],
    ['auth/too-many-requests', tooManyAttempts],
    ['auth/quota-exceeded', tooManyAttempts],
    [notLoadedCode, { sentence: 'notLoaded', remedy: 'again' }],
  ]),
  other: { sentence: 'unknown', remedy: 'again' },
};

/** Failures of setting a password, if the link may still work. Only the listed codes say that it was not set. */
export const passwordFailures: Failures<FailureRow<keyof PasswordResetWords['passwordFailures']>> =
  {
    rows: new Map([
      ['auth/weak-password', { sentence: 'weak', field: 'password' }],
      [passwordPolicyCode, { sentence: 'weak', field: 'password' }],
      ['auth/too-many-requests', { sentence: 'tooManyAttempts' }],
      ['auth/quota-exceeded', { sentence: 'tooManyAttempts' }],
      [notLoadedCode, { sentence: 'notLoaded' }],
    ]),
    other: { sentence: 'unclear' },
  };

import { passwordResetWords } from '#components/words/en/passwordReset.ts';
import { signInWords } from '#components/words/en/signIn.ts';
import {
  failureOf,
  passwordFailures,
  passwordResetProblems,
  requestFailures,
  signInFailure,
  withSentence,
} from '#features/session/failures.ts';
import { readAnswer } from '#features/session/firebase/readAnswer.ts';
import type { Fault } from '#mocks/identity-toolkit/index.ts';

/** A place where the portal meets a fault, and the story *Any failure* of that screen. */
export interface Place {
  readonly title: string;
  readonly storyId: string;
  readonly isMetBy: (fault: Fault) => boolean;
  /** The portal's sentence there. */
  readonly sentence: (fault: Fault) => string;
}

/** The code with which a call ends at the latest. */
function expectedCode({ outcome }: Fault): string | undefined {
  // The SDK's own limit ends once the headers arrive. The portal's limit covers the body, too.
  if (outcome === 'waits') return 'auth/timeout';
  return outcome.startsWith('auth/') ? outcome : undefined;
}

export const nothing = 'nothing: all goes well';

export const sentenceAtSignIn = (fault: Fault): string =>
  fault.outcome === 'signsIn' ? nothing : signInFailure({ code: expectedCode(fault) }).message;

function sentenceAtStart({ response }: Fault): string {
  const { ended, endings } = signInWords.session;
  const said =
    response.kind === 'json' &&
    readAnswer('lookup', response.status, JSON.stringify(response.body));
  if (said === 'disabled') return endings.disabled;
  return said === 'ended' ? ended : nothing;
}

function sentenceAtRequest(fault: Fault): string {
  if (fault.outcome === 'signsIn') return nothing;
  // The portal does not tell which addresses have an account.
  if (fault.outcome === 'auth/user-not-found') return passwordResetWords.request.sent;
  const failure = failureOf(requestFailures, expectedCode(fault));
  const { title, message } = {
    title: '',
    ...withSentence(failure, passwordResetWords.requestFailures),
  };
  return title || message;
}

function sentenceAtLink(fault: Fault): string {
  if (fault.outcome === 'signsIn') return nothing;
  return fault.scriptedAt === 'newPassword'
    ? withSentence(
        failureOf(passwordFailures, expectedCode(fault)),
        passwordResetWords.passwordFailures,
      ).message
    : withSentence(
        failureOf(passwordResetProblems, expectedCode(fault)),
        passwordResetWords.passwordResetProblems,
      ).title;
}

/** The sign-in is for every fault: the table says what the SDK makes of a sign-in with it. */
export const places = {
  signIn: {
    title: 'Sign in',
    storyId: 'screens-sign-in--any-failure',
    isMetBy: () => true,
    sentence: sentenceAtSignIn,
  },
  start: {
    title: 'Come back later',
    storyId: 'screens-app--any-failure',
    isMetBy: ({ calls, scriptedAt }) =>
      !scriptedAt && (calls.includes('lookup') || calls.includes('token')),
    sentence: sentenceAtStart,
  },
  request: {
    title: 'Request a link',
    storyId: 'screens-request-a-link--any-failure',
    isMetBy: ({ calls }) => calls.includes('sendOobCode'),
    sentence: sentenceAtRequest,
  },
  link: {
    title: 'Use the link',
    storyId: 'screens-password-link--any-failure',
    isMetBy: ({ calls }) => calls.includes('resetPassword'),
    sentence: sentenceAtLink,
  },
} satisfies Record<string, Place>;

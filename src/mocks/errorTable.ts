import { type Fault, faults, type SdkOutcome } from './identity-toolkit/index.ts';

/** A fault, what it comes to in the portal, and what that says to a person whose sign-in meets it. */
export interface TableRow extends Fault {
  /** Undefined where there is nothing to say: the sign-in goes well. */
  readonly sentence: string | undefined;
}

/** docs/specification.md, section 8. Written down here once more, so that the portal can be held to it. */
const sentences = new Map<string, string>([
  ['auth/user-not-found', 'No account found with this email address.'],
  ['auth/wrong-password', 'Incorrect password. Please try again.'],
  ['auth/invalid-email', 'Please enter a valid email address.'],
  ['auth/too-many-requests', 'Too many failed attempts. Please try again later.'],
  ['auth/user-disabled', 'This account has been disabled.'],
  ['auth/invalid-credential', 'Invalid email or password. Please check your credentials.'],
  ['exception', 'An unexpected error occurred. Please try again.'],
]);

const anyOtherCode = 'Failed to sign in. Please try again.';

/** Everything that can go wrong, by name: for the error lab, the tests and the page in the docs. */
export const errorTable: readonly TableRow[] = faults.map((fault) => {
  // The SDK's limit ends with the headers; the portal's holds for the whole of an answer.
  const outcome = fault.outcome === 'waits' ? 'auth/network-request-failed' : fault.outcome;
  return { ...fault, outcome, sentence: sentenceOf(outcome) };
});

function sentenceOf(outcome: SdkOutcome): string | undefined {
  if (outcome === 'signsIn' || outcome === 'waits') return undefined;
  return sentences.get(outcome) ?? anyOtherCode;
}

import { failureOf } from '#features/session/firebase/failureOf.ts';
import { signInFailures } from '#features/session/signInFailures.ts';
import type { Fault } from '#mocks/identity-toolkit/index.ts';

/** What the portal says to a sign-in that meets the fault; undefined where it signs in. */
export function sentenceTo({ outcome }: Fault): string | undefined {
  switch (outcome) {
    case 'signsIn':
      return undefined;
    case 'waits':
      // The SDK's limit ends with the headers; the portal's holds for the whole of an answer.
      return signInFailures.noConnection.sentence;
    case 'exception':
      return signInFailures[failureOf(undefined)].sentence;
    default:
      return signInFailures[failureOf(outcome)].sentence;
  }
}

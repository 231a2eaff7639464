import { failureOf } from '#features/session/firebase/failureOf.ts';
import { signInFailures } from '#features/session/signInFailures.ts';
import type { Fault } from '#mocks/identity-toolkit/index.ts';

/** The portal's sentence for a sign-in that meets the fault; undefined where the sign-in succeeds. */
export function sentenceTo({ outcome }: Fault): string | undefined {
  switch (outcome) {
    case 'signsIn':
      return undefined;
    case 'waits':
      // The portal's own limit, because the SDK's limit no longer applies once the headers have arrived.
      return signInFailures.noConnection.sentence;
    case 'exception':
      return signInFailures[failureOf(undefined)].sentence;
    default:
      return signInFailures[failureOf(outcome)].sentence;
  }
}

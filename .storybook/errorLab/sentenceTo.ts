import { failureText } from '#features/session/signInFailures.ts';
import type { Fault } from '#mocks/identity-toolkit/index.ts';

/** The portal's sentence for a sign-in that meets the fault; undefined where the sign-in succeeds. */
export function sentenceTo({ outcome }: Fault): string | undefined {
  switch (outcome) {
    case 'signsIn':
      return undefined;
    case 'waits':
      // The portal's own limit, because the SDK's limit no longer applies once the headers have arrived.
      return failureText('auth/network-request-failed').message;
    case 'exception':
      return failureText(undefined).message;
    default:
      return failureText(outcome).message;
  }
}

import type { Account, SecondFactor } from './accounts.ts';
import { encodeJson } from './tokens.ts';
import type { World } from './world.ts';

/** What a right password earns where a second factor is still to come: no tokens. */
export function pendingSignIn(world: World, account: Account, factor: SecondFactor): object {
  const { localId, tenantId } = account;
  return {
    mfaPendingCredential: encodeJson({ localId, projectId: world.projectId, tenantId }),
    mfaInfo: [
      {
        ...(factor.displayName !== undefined && { displayName: factor.displayName }),
        enrolledAt: factor.enrolledAt ?? new Date(account.createdAt).toISOString(),
        mfaEnrollmentId: factor.mfaEnrollmentId ?? `mock-factor-${localId}`,
        phoneInfo: obfuscated(factor.phoneNumber),
      },
    ],
  };
}

function obfuscated(phoneNumber: string): string {
  return phoneNumber.replace(/\d(?=(?:\D*\d){4})/g, '*');
}

import type { User } from 'firebase/auth';
import type { SessionToken, SessionUser } from '../identity.ts';

export function toSessionUser(user: User): SessionUser {
  const { uid, email, emailVerified, displayName, photoURL, phoneNumber, isAnonymous } = user;
  return {
    uid,
    email,
    emailVerified,
    displayName,
    photoURL,
    phoneNumber,
    isAnonymous,
    tenantId: user.tenantId,
    providerData: user.providerData,
    metadata: {
      creationTime: user.metadata.creationTime,
      lastSignInTime: user.metadata.lastSignInTime,
    },
  };
}

/** The SDK tells when its token expires nowhere else without asking the server first. */
export function toSessionToken(user: User): SessionToken | null {
  const { stsTokenManager } = user.toJSON() as { stsTokenManager?: { expirationTime?: unknown } };
  const expiresAt = stsTokenManager?.expirationTime;
  return typeof expiresAt === 'number' ? { uid: user.uid, expiresAt } : null;
}

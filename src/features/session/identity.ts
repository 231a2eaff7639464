/** The signed-in user as the identity service returns it (specification, section 3). */
export interface SessionUser {
  readonly uid: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly displayName: string | null;
  readonly photoURL: string | null;
  readonly phoneNumber: string | null;
  readonly isAnonymous: boolean;
  readonly tenantId: string | null;
  readonly providerData: readonly ProviderAccount[];
  readonly metadata: {
    /** As the service words them: RFC 1123 dates. */
    readonly creationTime?: string | undefined;
    readonly lastSignInTime?: string | undefined;
  };
}

interface ProviderAccount {
  readonly providerId: string;
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
  readonly photoURL: string | null;
  readonly phoneNumber: string | null;
}

export type SignInResult =
  | { readonly success: true; readonly user: SessionUser }
  | {
      readonly success: false;
      /** The client code, for example `auth/user-disabled`; undefined for an exception without one. */
      readonly code: string | undefined;
      /** The sentence of the specification, section 8. */
      readonly message: string;
    };

export interface SignOutResult {
  readonly success: boolean;
  /** For the log, never for the screen. */
  readonly message: string;
}

/** What the identity service demands of a password (specification, section 5). */
export interface PasswordPolicy {
  readonly minLength: number;
  readonly maxLength?: number;
  readonly requires: readonly PasswordRequirement[];
}

export type PasswordRequirement = 'lowercase' | 'uppercase' | 'numeric' | 'nonAlphanumeric';

/** Who is signed in, and where nobody is: whether the service ended a session. */
export type UserReport =
  | { readonly user: SessionUser }
  | { readonly user: null; readonly why: 'nobody' | 'ended' };

/**
 * `refreshed`: there is a new token. `trouble`: the network or the server failed, the session stands.
 * `ended`: the service knows the account or the session no longer; a report follows.
 */
export type RefreshOutcome = 'refreshed' | 'trouble' | 'ended';

/** The token of the signed-in user. */
export interface SessionToken {
  readonly uid: string;
  /** In milliseconds, by the clock of this device. */
  readonly expiresAt: number;
}

/** The identity service as the portal needs it. */
export interface Identity {
  /**
   * Calls back once the state is known, at the latest ten seconds after the start, and at each
   * change of it. Returns the way to stop.
   */
  observeUser(listener: (report: UserReport) => void): () => void;
  /** Calls back at once and with each new token, of whichever tab; null while nobody is signed in. */
  observeToken(listener: (token: SessionToken | null) => void): () => void;
  /** Asks for a new token. Never rejects. */
  refreshToken(): Promise<RefreshOutcome>;
  signIn(email: string, password: string): Promise<SignInResult>;
  /** Rejects when the service threw something other than one of its own answers. */
  signOut(): Promise<SignOutResult>;
  /** Asks for the policy anew; null when there is no answer that makes sense. */
  fetchPasswordPolicy(): Promise<PasswordPolicy | null>;
  dispose(): Promise<void>;
}

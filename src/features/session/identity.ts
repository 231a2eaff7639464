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

/** The identity service as the portal needs it. */
export interface Identity {
  /** Calls back once the state is known and at each change of it. Returns the way to stop. */
  observeUser(listener: (user: SessionUser | null) => void): () => void;
  signIn(email: string, password: string): Promise<SignInResult>;
  /** Rejects when the service threw something other than one of its own answers. */
  signOut(): Promise<SignOutResult>;
  /** Asks for the policy anew; null when there is no answer that makes sense. */
  fetchPasswordPolicy(): Promise<PasswordPolicy | null>;
  dispose(): Promise<void>;
}

/** The signed-in user as the identity service returns it (docs/specification.md, section 3). */
export interface SessionUser {
  readonly uid: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly displayName: string | null;
  readonly photoURL: string | null;
  readonly phoneNumber: string | null;
  readonly isAnonymous: boolean;
  readonly tenantId: string | null;
  /** What the ID token at hand says, custom claims of the account among it. Empty where it cannot be read. */
  readonly claims: Readonly<Record<string, unknown>>;
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

/** Why a sign-in failed. The portal's sentence for each stands in `signInFailures.ts`. */
export type SignInFailure =
  | 'userNotFound'
  | 'wrongPassword'
  | 'invalidEmail'
  | 'tooManyRequests'
  | 'userDisabled'
  | 'invalidCredential'
  | 'noConnection'
  | 'passwordPolicy'
  /** The service gave another code. */
  | 'other'
  /** Something failed without a code. */
  | 'exception';

export interface SignOutResult {
  readonly success: boolean;
  /** For the log, never for the screen. */
  readonly message: string;
}

/** How the service ends a session. */
export type Ending = 'ended' | 'disabled';

/** Who is signed in; where nobody is, why. */
export type AuthState =
  | { readonly user: SessionUser }
  | { readonly user: null; readonly why: 'nobody' | Ending };

/** The identity service as the portal needs it. It keeps a session's token fresh by itself. */
export interface AuthClient {
  /**
   * Calls back once the state is known, which takes ten seconds at most, and at each change of it, before a
   * sign-in or sign-out resolves. Returns the way to stop.
   */
  onAuthStateChanged(listener: (state: AuthState) => void): () => void;
  /** Null when it succeeded: the new state says who it is. */
  signIn(email: string, password: string): Promise<SignInFailure | null>;
  /**
   * From the call on nobody is signed in, until somebody signs in anew. Rejects when the service threw
   * something other than one of its own answers.
   */
  signOut(): Promise<SignOutResult>;
  /**
   * What the service demands of a password (docs/specification.md, section 5), one sentence each. Asks anew
   * each time; empty when there is no answer that makes sense.
   */
  fetchPasswordRules(): Promise<readonly string[]>;
  dispose(): Promise<void>;
}

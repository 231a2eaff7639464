interface Profile {
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
  readonly photoURL: string | null;
  readonly phoneNumber: string | null;
}

/** The signed-in user as the identity service returns it (docs/specification.md, section 3). */
export interface SessionUser extends Profile {
  readonly emailVerified: boolean;
  readonly isAnonymous: boolean;
  readonly tenantId: string | null;
  /** The payload of the ID token, including the account's custom claims. Empty if the token cannot be read. */
  readonly claims: Readonly<Record<string, unknown>>;
  readonly providerData: readonly (Profile & { readonly providerId: string })[];
  readonly metadata: {
    /** As the service words them: RFC 1123 dates. */
    readonly creationTime?: string | undefined;
    readonly lastSignInTime?: string | undefined;
  };
}

export const passwordPolicyCode = 'auth/password-does-not-meet-requirements';

export interface SignInFailure {
  /** Such as `auth/user-not-found`; undefined if something failed without a code. */
  readonly code: string | undefined;
}

interface SignOutResult {
  readonly success: boolean;
  /** For the log, never for the screen. */
  readonly message: string;
}

export interface PasswordRule {
  readonly kind:
    | 'minLength'
    | 'maxLength'
    | 'lowercase'
    | 'uppercase'
    | 'digit'
    | 'specialCharacter';
  /** How many characters the rule requires, or allows. */
  readonly count: number;
  readonly isMetBy: (password: string) => boolean;
  /** For password managers, in the language of the attribute `passwordrules`. */
  readonly attribute: string;
}

/** Links for a new password, which the service sends by email. No call rejects. */
export interface PasswordReset {
  /** Null once the service has accepted the request, whether or not the address has an account. */
  readonly send: (email: string) => Promise<SignInFailure | null>;
  /** The email of the account whose password the code can set. The code can be read repeatedly. */
  readonly read: (code: string) => Promise<{ readonly email: string } | SignInFailure>;
  /** Null once the password is set, which uses up the code. */
  readonly setPassword: (code: string, password: string) => Promise<SignInFailure | null>;
}

export type Ending = 'ended' | 'disabled';

export type AuthEvent =
  /**
   * The SDK has looked up the stored user, if there is one. `isExpected` is false unless the flag `isAuthenticated`
   * names this user.
   */
  | { readonly type: 'started'; readonly user: SessionUser | null; readonly isExpected: boolean }
  | { readonly type: 'startTimedOut' }
  /** The SDK now holds this user, or nobody, perhaps because of another tab. Also reported for a new token. */
  | { readonly type: 'userChanged'; readonly user: SessionUser | null }
  /** By a sign-in on this page. */
  | { readonly type: 'signedIn'; readonly user: SessionUser }
  /** A sign-in has failed, and the SDK may hold its user all the same. */
  | { readonly type: 'notStored' }
  /** The service has said that the account or its session no longer exists. */
  | { readonly type: 'ended'; readonly cause: Ending };

/** The session, as far as the client needs it. */
export interface SessionPort {
  readonly report: (event: AuthEvent) => void;
  readonly hasStarted: () => boolean;
  /** Whether a user who has left is still being removed. Calls for that user fail. */
  readonly isRemoving: () => boolean;
}

/** The identity service as the portal needs it. The client keeps the token fresh by itself. */
export interface AuthClient {
  /** Begins the start, which takes at most ten seconds. */
  readonly connect: (session: SessionPort) => void;
  /** Null on success, after the event `signedIn`. */
  readonly signIn: (email: string, password: string) => Promise<SignInFailure | null>;
  /** Rejects if the SDK throws an error without a code. */
  readonly signOut: () => Promise<SignOutResult>;
  /**
   * The service's requirements for a password (docs/specification.md, section 5). Requested each time; empty if the
   * response makes no sense.
   */
  readonly fetchPasswordRules: () => Promise<readonly PasswordRule[]>;
  /** The code is fetched when needed, which is rare. Rejects if it does not load. */
  readonly loadPasswordReset: () => Promise<PasswordReset>;
  readonly dispose: () => Promise<void>;
}

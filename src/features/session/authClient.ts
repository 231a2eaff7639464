import type { Store } from '../store.ts';

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

export interface SignOutResult {
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
  /** Whose password the link with this code sets. The code can be read repeatedly. */
  readonly read: (code: string) => Promise<{ readonly email: string } | SignInFailure>;
  /** Null once the password is set, which uses up the code. */
  readonly setPassword: (code: string, password: string) => Promise<SignInFailure | null>;
}

export type Ending = 'ended' | 'disabled';

export type AuthState =
  | { readonly user: SessionUser }
  | { readonly user: null; readonly cause: 'nobody' | Ending };

/**
 * The identity service as the portal needs it. It keeps the token fresh by itself. The state is undefined until it is
 * known, which takes at most ten seconds, and changes before a sign-in or sign-out resolves.
 */
export interface AuthClient extends Store<AuthState | undefined> {
  /** Null on success: the new state says who is signed in. */
  signIn(email: string, password: string): Promise<SignInFailure | null>;
  /**
   * Nobody is signed in from the call on, until the next sign-in. Rejects if the service throws an error without a
   * code.
   */
  signOut(): Promise<SignOutResult>;
  /**
   * The service's requirements for a password (docs/specification.md, section 5). Asks anew each time; empty if there
   * is no sensible answer.
   */
  readonly fetchPasswordRules: () => Promise<readonly PasswordRule[]>;
  /** The code is fetched when needed, which is rare. Rejects if it does not load. */
  readonly loadPasswordReset: () => Promise<PasswordReset>;
  dispose(): Promise<void>;
}

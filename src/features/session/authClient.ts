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
  /** The payload of the ID token, custom claims of the account among it. Empty where the token cannot be read. */
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
  /** Such as `auth/user-not-found`; undefined where something failed without a code. */
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
  /** How many characters the rule asks for, or allows. */
  readonly count: number;
  readonly isMetBy: (password: string) => boolean;
  /** For password managers, in the language of the attribute `passwordrules`. */
  readonly attribute: string;
}

/** The links for a new password, which the service sends by mail. None of the calls rejects. */
export interface PasswordLinks {
  /** Null when the service has taken the request, whether or not the address has an account. */
  readonly send: (email: string) => Promise<SignInFailure | null>;
  /** Whose password the link with this code sets. The code can be read again and again. */
  readonly read: (code: string) => Promise<{ readonly email: string } | SignInFailure>;
  /** Null when the password is set. The code is used up then. */
  readonly setPassword: (code: string, password: string) => Promise<SignInFailure | null>;
}

export type Ending = 'ended' | 'disabled';

export type AuthState =
  | { readonly user: SessionUser }
  | { readonly user: null; readonly cause: 'nobody' | Ending };

/**
 * The identity service as the portal needs it. It keeps a session's token fresh by itself. The state is undefined until
 * it is known, which takes ten seconds at most, and changes before a sign-in or sign-out resolves.
 */
export interface AuthClient extends Store<AuthState | undefined> {
  /** Null when it succeeded: the new state says who it is. */
  signIn(email: string, password: string): Promise<SignInFailure | null>;
  /**
   * From the call on nobody is signed in, until somebody signs in anew. Rejects when the service threw
   * something other than one of its own answers.
   */
  signOut(): Promise<SignOutResult>;
  /** Whether a session of this account is stored, so that it is who opens the portal now. Never rejects. */
  isStored(uid: string): Promise<boolean>;
  /**
   * What the service demands of a password (docs/specification.md, section 5). Asks anew each time; empty when there is
   * no answer that makes sense.
   */
  readonly fetchPasswordRules: () => Promise<readonly PasswordRule[]>;
  /** The code is fetched when it is needed, which is rare. Rejects where it cannot be had. */
  readonly loadPasswordLinks: () => Promise<PasswordLinks>;
  dispose(): Promise<void>;
}

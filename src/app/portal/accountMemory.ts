import type { ProgressStore } from '#features/onboarding/progress/progressStore.ts';
import type { SessionState } from '#features/session/session.ts';
import { forgetPlan as forgetPlanOnDevice } from '../offline/planFile.ts';

/** Forgotten when the account signs out, but not when its session ends. */
export interface Account {
  /** Set once its portal has been opened. */
  progress?: ProgressStore;
}

/** Remembers the accounts for as long as the page is open. */
export function createAccountMemory(forgetPlan = forgetPlanOnDevice) {
  const accounts = new Map<string, Account>();
  let uid: string | undefined;

  const accountOf = (of: string): Account => {
    const account = accounts.get(of) ?? {};
    accounts.set(of, account);
    return account;
  };

  /**
   * Called whenever the session changes, before a portal opens. An account is forgotten when it signs out, or another
   * one signs in; if its session ends, it is remembered for its next sign-in. All three delete the plan stored for
   * offline use, because the plan says something about the user.
   */
  const forgetAtSignOut = (now: SessionState) => {
    const before = uid;
    uid = now.status === 'signedIn' ? now.user.uid : undefined;
    // The page's first account, or the same one again.
    if (uid !== undefined && (before ?? uid) === uid) return;
    void forgetPlan();
    const isEnded = now.status === 'signedOut' && now.cause !== 'signOut';
    if (before !== undefined && !isEnded) accounts.delete(before);
  };

  return { accountOf, forgetAtSignOut };
}

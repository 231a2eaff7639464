import type { ProgressStore } from '#features/onboarding/progress/progressStore.ts';
import type { SessionState } from '#features/session/session.ts';
import { forgetPlan as forgetPlanOnDevice } from '../offline/planFile.ts';

/** What each account has completed, by the account's id. */
export type AccountProgress = Map<string, ProgressStore>;

/**
 * What each account has completed, for as long as the page is open. Sign Out, or signing in to another account,
 * discards what an account has completed; if the session ends, it stays for the account's next sign-in. All three
 * delete the plan stored for offline use, because it says something about the user.
 */
export function createAccountProgress(forgetPlan = forgetPlanOnDevice) {
  const stores: AccountProgress = new Map();
  let uid: string | undefined;

  /** Called at each change of the session, before a plan is opened. */
  const update = (now: SessionState) => {
    const before = uid;
    uid = now.status === 'signedIn' ? now.user.uid : undefined;
    // The page's first account, or the same one again.
    if (uid !== undefined && (before ?? uid) === uid) return;
    void forgetPlan();
    const isEnded = now.status === 'signedOut' && now.cause !== 'signOut';
    if (before !== undefined && !isEnded) stores.delete(before);
  };

  return { stores, update };
}

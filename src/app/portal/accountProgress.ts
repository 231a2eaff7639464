import type { ProgressStore } from '#features/onboarding/progress/progressStore.ts';
import type { SessionState } from '#features/session/session.ts';
import { forgetPlan as forgetPlanOnDevice } from '../offline/planFile.ts';

/** What each account has completed, by the account's id. */
export type AccountProgress = Map<string, ProgressStore>;

/**
 * What each account has completed, for as long as the page is open. A Sign Out, or another account in its
 * place, forgets what an account has completed; an ended session leaves it to the account's next sign-in. All
 * three forget the plan that is kept for offline: which plan it was tells something about a person.
 */
export function createAccountProgress(forgetPlan = forgetPlanOnDevice) {
  const stores: AccountProgress = new Map();
  let uid: string | undefined;

  /** To be called at each change of the session, before a plan is opened. */
  const update = (now: SessionState) => {
    const before = uid;
    uid = now.status === 'signedIn' ? now.user.uid : undefined;
    // The first account of this page, or the same one again.
    if (uid !== undefined && (before ?? uid) === uid) return;
    void forgetPlan();
    const isEnded = now.status === 'signedOut' && now.cause !== 'signOut';
    if (before !== undefined && !isEnded) stores.delete(before);
  };

  return { stores, update };
}

import type { ProgressStore } from '#features/onboarding/progress/progressStore.ts';
import type { Session } from '#features/session/session.ts';
import { forgetPlan as forgetPlanOnDevice } from '../offline/planFile.ts';

/** What each account has completed, by the account's id. */
export type AccountProgress = Map<string, ProgressStore>;

/**
 * What each account has completed, for as long as the page is open. A Sign Out, or another account in its
 * place, forgets what an account has completed; an ended session leaves it to the account's next sign-in. All
 * three forget the plan that is kept for offline, because which plan it was tells something about a person.
 */
export function createAccountProgress(
  session: Pick<Session, 'getState' | 'subscribe'>,
  forgetPlan = forgetPlanOnDevice,
): AccountProgress {
  const stores: AccountProgress = new Map();
  let previous = session.getState();

  session.subscribe(() => {
    const [before, now] = [previous, session.getState()];
    previous = now;
    const uid = before.status === 'signedIn' ? before.user.uid : undefined;
    // The first account of this page, or the same one again.
    if (now.status === 'signedIn' && now.user.uid === (uid ?? now.user.uid)) return;
    void forgetPlan();
    const isEnded = now.status === 'signedOut' && now.cause !== 'signOut';
    if (uid !== undefined && !isEnded) stores.delete(uid);
  });

  return stores;
}

import type { ProgressStore } from '#features/onboarding/persistence/progressStore.ts';
import type { Session } from '#features/session/session.ts';
import { storageKey } from '#features/session/storage.ts';
import { forgetPlan as forgetPlanOnDevice } from './planCache.ts';

export type AccountProgress = ReturnType<typeof createAccountProgress>;

/**
 * What each account has completed, for as long as the page is open. A Sign Out, or another account in its
 * place, forgets what an account has completed; an ended session leaves it to the account's next sign-in. Each
 * of them forgets the plan that is kept for offline, because which plan it was tells something about a person.
 * @param storageNamespace the mode's API key: what is kept on the device is named after it
 */
export function createAccountProgress(
  session: Pick<Session, 'getState' | 'subscribe'>,
  storageNamespace: string,
  forgetPlan = forgetPlanOnDevice,
) {
  const stores = new Map<string, ProgressStore>();
  let left = session.getState();

  session.subscribe(() => {
    const [before, now] = [left, session.getState()];
    left = now;
    const uid = before.status === 'signedIn' ? before.user.uid : undefined;
    if (now.status === 'signedIn' && now.user.uid === (uid ?? now.user.uid)) return;
    void forgetPlan();
    const isEnded = now.status === 'signedOut' && now.cause !== 'signOut';
    if (uid !== undefined && !isEnded) stores.delete(uid);
  });

  return {
    /** The store of an account, made by `create` when the account's portal is first drawn. */
    storeOf: (account: string, employeeId: string, create: (key: string) => ProgressStore) => {
      const key = storageKey(storageNamespace, 'progress', account, employeeId);
      const store = stores.get(account) ?? create(key);
      stores.set(account, store);
      return store;
    },
  };
}

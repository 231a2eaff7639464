import { useEffect, useState } from 'react';
import type { ProgressStore } from '#features/onboarding/persistence/progressStore.ts';
import type { Session } from '#features/session/session.ts';

/** By the uid of their account. */
export type ProgressStores = Map<string, ProgressStore>;

/**
 * What the page remembers of each account's progress, for the portal to fill. A session that the service
 * ended leaves it to the account's next sign-in; in any other way out, it is forgotten.
 */
export function useProgressStores(session: Session): ProgressStores {
  const [stores] = useState<ProgressStores>(() => new Map());

  useEffect(() => {
    let uid: string | undefined;
    const follow = () => {
      const state = session.getState();
      const next = state.status === 'signedIn' ? state.user.uid : undefined;
      const isEnded = state.status === 'signedOut' && state.cause === 'ended';
      if (uid !== undefined && uid !== next && !isEnded) stores.delete(uid);
      uid = next;
    };
    follow();
    return session.subscribe(follow);
  }, [session, stores]);

  return stores;
}

import type { Auth } from 'firebase/auth';

/** For the demo's panel: who is signed in on this page, and a way to show what an administrator has changed. */
export function createSignedInPage() {
  let auth: Auth | undefined;
  return {
    /** Called with each new Auth instance. The first is the session's. */
    redirect: (created: Auth) => {
      auth ??= created;
    },
    uid: () => auth?.currentUser?.uid,
    /** The portal reads the claims of its token when it starts. Rejects if the service issues no new token. */
    reload: async () => {
      await auth?.currentUser?.getIdToken(true);
      window.location.reload();
    },
  };
}

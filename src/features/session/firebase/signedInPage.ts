import type { Auth } from 'firebase/auth';

/** For the demo's panel: who is signed in on this page, and a way to show what an administrator has changed. */
export function createSignedInPage() {
  let auth: Auth | undefined;
  return {
    /** To be called with each new Auth instance. The session's is the first. */
    redirect: (created: Auth) => {
      auth ??= created;
    },
    uid: () => auth?.currentUser?.uid,
    /** The portal reads the claims of its token when it starts. Rejects if the service gives no new token. */
    reload: async () => {
      await auth?.currentUser?.getIdToken(true);
      window.location.reload();
    },
  };
}

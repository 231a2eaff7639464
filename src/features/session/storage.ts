import { attempt } from './attempt.ts';

/**
 * The name of a record or channel on the device.
 * @param namespace the API key of the mode, so that modes and projects on one origin share nothing
 */
export function storageKey(namespace: string, ...parts: readonly string[]): string {
  return [namespace, ...parts].map(encodeURIComponent).join('/');
}

/** docs/specification.md, section 3. */
export const signedInFlag = 'isAuthenticated';

const localStorageOf = () => window.localStorage;

export const isFlagSet = (storage = localStorageOf) =>
  attempt(() => storage().getItem(signedInFlag)) === 'true';

export type SignedInFlag = ReturnType<typeof createSignedInFlag>;

/**
 * The flag, with its user. Only a session of that user counts, because the SDK may still hold another one, which it
 * could not remove or read in time. If the storage refuses the flag, the user signs in again at the next start.
 */
export function createSignedInFlag(namespace: string, storage = localStorageOf) {
  const uidKey = storageKey(namespace, 'uid');
  return {
    isSet: () => isFlagSet(storage),
    isOf: (uid: string) => isFlagSet(storage) && attempt(() => storage().getItem(uidKey)) === uid,
    set: (uid: string) => {
      attempt(() => {
        storage().setItem(uidKey, uid);
        storage().setItem(signedInFlag, 'true');
      });
    },
    remove: () => {
      attempt(() => {
        storage().removeItem(signedInFlag);
        storage().removeItem(uidKey);
      });
    },
  };
}

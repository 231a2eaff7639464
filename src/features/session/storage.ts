import { attempt } from './attempt.ts';

/** The browser's storages, the preferred one first. Accessing one may throw, and so may each call. */
export type Storages = readonly (() => Storage)[];

const ownStorages: Storages = [() => window.localStorage, () => window.sessionStorage];

/**
 * The name of a record, flag, or channel on the device.
 * @param namespace the API key of the mode, so that modes and projects on one origin share nothing
 */
export function storageKey(namespace: string, ...parts: readonly string[]): string {
  return [namespace, ...parts].map(encodeURIComponent).join('/');
}

/** docs/specification.md, section 3. A hint: it only decides what is painted first. */
export const signedInFlag = 'isAuthenticated';

/** The flag is read before the first paint, and opening a second storage would delay it. */
export const flagStorages: Storages = [() => window.localStorage];

// Flags outlive a page: each is stored in the first storage that accepts it, and counts wherever it is found. If all of
// them refuse, the session goes on without.

export function hasFlag(name: string, storages: Storages = ownStorages): boolean {
  return storages.some((storage) => attempt(() => storage().getItem(name)) === 'true');
}

export function setFlag(name: string, storages: Storages = ownStorages) {
  storages.some((storage) =>
    attempt(() => {
      storage().setItem(name, 'true');
      return true;
    }),
  );
}

export function removeFlag(name: string, storages: Storages = ownStorages) {
  for (const storage of storages) attempt(() => storage().removeItem(name));
}

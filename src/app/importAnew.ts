/** What Firefox says; it does not ask at that address again as long as the page is open. */
const failure = /^TypeError: error loading dynamically imported module: (\S+)$/;

/** Where a loader has failed. */
const lost = new WeakMap<() => Promise<unknown>, string>();
let attempts = 0;

/** Imports a module whenever it is called; after a failure in Firefox, from another address. */
export function importAnew<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    const address = lost.get(load);
    if (address !== undefined) {
      attempts += 1;
      return import(/* @vite-ignore */ `${address}?attempt=${attempts}`);
    }
    try {
      return await load();
    } catch (error) {
      const [, failed] = failure.exec(String(error)) ?? [];
      if (failed !== undefined) lost.set(load, failed);
      throw error;
    }
  };
}

/** What Firefox says; it does not ask at that address again as long as the page is open. */
const failure = /^TypeError: error loading dynamically imported module: (\S+)$/;

let attempts = 0;

/** Imports a module whenever it is called; after a failure in Firefox, from another address. */
export function importAnew<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let lost: string | undefined;
  return async () => {
    if (lost !== undefined) {
      attempts += 1;
      return import(/* @vite-ignore */ `${lost}?attempt=${attempts}`);
    }
    try {
      return await load();
    } catch (error) {
      [, lost] = failure.exec(String(error)) ?? [];
      throw error;
    }
  };
}

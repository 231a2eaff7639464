import { withTimeout } from './withTimeout.ts';

/** For both attempts together (docs/specification.md, section 7). */
const timeoutMs = 120_000;
const retryAfterMs = 1000;

export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/**
 * Loads, and once more a second after a failure. Rejects with a `ChunkLoadError`, whose cause is the second failure, or
 * the timeout.
 */
export async function loadWithRetry<Value>(load: () => Promise<Value>): Promise<Value> {
  const loadAgain = async () => {
    await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
    return load();
  };
  try {
    return await withTimeout(load().catch(loadAgain), timeoutMs);
  } catch (cause) {
    throw new ChunkLoadError('A part of the page did not load.', { cause });
  }
}

const firefoxFailure = /^TypeError: error loading dynamically imported module: (\S+)$/;

/**
 * An import that can be repeated after a failure. While a page is open, Firefox never asks again at an address that has
 * failed, so there the second attempt has another address.
 */
export function retryImport<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let failedAddress: string | undefined;
  let loaded: Module | undefined;
  return async () => {
    if (failedAddress !== undefined) {
      loaded ??= await import(/* @vite-ignore */ `${failedAddress}?at=${Date.now()}`);
      return loaded as Module;
    }
    try {
      return await load();
    } catch (error) {
      [, failedAddress] = firefoxFailure.exec(String(error)) ?? [];
      throw error;
    }
  };
}

/** Each import of a `import.meta.glob`, by its file. */
export const retryImports = <Module>(imports: Readonly<Record<string, () => Promise<Module>>>) =>
  Object.fromEntries(
    Object.entries(imports).map(([file, load]) => [file, retryImport(load)] as const),
  );

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

/** What is not asked for again while a page is open: by Firefox a module, and by Vite the styles of one. */
const neverAgain = /(?:^TypeError: error loading dynamically imported module:|CSS for) (\S+)$/;

/**
 * An import that can be repeated after a failure, and brings the module's styles or fails. In Firefox, the second attempt
 * has another address.
 */
export function retryImport<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let failedAddress: string | undefined;
  let loaded: Module | undefined;
  let attempt: Promise<Module> | undefined;
  const importOnce = async () => {
    try {
      if (failedAddress?.endsWith('.css')) {
        await loadStyles(failedAddress);
        failedAddress = undefined;
      }
      if (failedAddress !== undefined) {
        loaded ??= await import(/* @vite-ignore */ `${failedAddress}?at=${Date.now()}`);
      }
      return loaded ?? (await load());
    } catch (error) {
      failedAddress = neverAgain.exec(String(error))?.[1] ?? failedAddress;
      throw error;
    } finally {
      attempt = undefined;
    }
  };
  return () => {
    attempt ??= importOnce();
    return attempt;
  };
}

const loadStyles = (href: string) =>
  new Promise((onload, reject) => {
    const link = document.createElement('link');
    const onerror = () => reject(new Error(`There is no CSS for ${href}`));
    document.head.append(Object.assign(link, { rel: 'stylesheet', href, onload, onerror }));
  });

/** Each import of a `import.meta.glob`, by its file. */
export const retryImports = <Module>(imports: Readonly<Record<string, () => Promise<Module>>>) =>
  Object.fromEntries(
    Object.entries(imports).map(([file, load]) => [file, retryImport(load)] as const),
  );

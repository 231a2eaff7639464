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

/** Never requested again by an open page: a module by Firefox, the styles of a module by Vite. */
const neverAgain = /(?:^TypeError: error loading dynamically imported module:|CSS for) (\S+)$/;

/**
 * An import that can be repeated after a failure, and delivers the module with its styles or fails. Whatever is never
 * requested again is requested at another address.
 */
export function retryImport<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let lost: string | undefined;
  let loaded: Module | undefined;
  let attempt: Promise<Module> | undefined;
  const importOnce = async () => {
    try {
      if (lost !== undefined) loaded ??= await loadElsewhere<Module>(lost);
      const found = loaded ?? (await load());
      expectStyles();
      loaded = found;
      return found;
    } catch (error) {
      lost = neverAgain.exec(String(error))?.[1] ?? lost;
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

/** Resolves with the module, or with nothing if styles were lost. */
async function loadElsewhere<Module>(lost: string): Promise<Module | undefined> {
  const address = `${lost}?at=${Date.now()}`;
  if (!lost.includes('.css')) return import(/* @vite-ignore */ address);
  document.querySelector(`link[href="${lost}"]`)?.remove();
  await new Promise((onload, reject) => {
    const onerror = () => reject(noStyles(address));
    const link = { rel: 'stylesheet', href: address, onload, onerror };
    document.head.append(Object.assign(document.createElement('link'), link));
  });
  return undefined;
}

/** Chromium accepts any page as a style sheet, which then has no rules. */
function expectStyles() {
  const own = `link[rel="stylesheet"][href^="${window.location.origin}/assets/"]`;
  for (const { href, sheet } of document.querySelectorAll<HTMLLinkElement>(own)) {
    if (sheet?.cssRules.length === 0) throw noStyles(href);
  }
}

const noStyles = (address: string) => new Error(`There is no CSS for ${address}`);

/** Each import of a `import.meta.glob`, by its file. */
export const retryImports = <Module>(imports: Readonly<Record<string, () => Promise<Module>>>) =>
  Object.fromEntries(
    Object.entries(imports).map(([file, load]) => [file, retryImport(load)] as const),
  );

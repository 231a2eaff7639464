import { useEffect, useState } from 'react';
import { loadWithRetry, retryImport } from '../retry.ts';

type Later = typeof import('./whileTyping.ts');

export let later: Later | undefined;

const importLater = retryImport(() => import('./whileTyping.ts'));

export async function loadLater(): Promise<Later> {
  later ??= await loadWithRetry(importLater);
  return later;
}

/** Loads as soon as it is wanted, and anew with each call of `load`. */
export function useLater(isWanted: boolean) {
  const [loaded, setLoaded] = useState(later);
  const [hasFailed, setHasFailed] = useState(false);

  const start = () => loadLater().then(setLoaded, () => setHasFailed(true));

  useEffect(() => {
    if (isWanted) void start();
  }, [isWanted]);

  const load = () => {
    setHasFailed(false);
    void start();
  };

  return { loaded, hasFailed, load };
}

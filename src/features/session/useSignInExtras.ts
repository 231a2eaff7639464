import { useEffect, useState } from 'react';
import { loadWithRetry, retryImport } from '../retry.ts';

const importExtras = retryImport(() => import('./signInExtras.ts'));

export type SignInExtras = ReturnType<typeof useSignInExtras>;

/** What the first screen of the sign-in does not need. `load` tries again after a failure, and never rejects. */
export function useSignInExtras() {
  const [extras, setExtras] = useState<typeof import('./signInExtras.ts')>();
  const [hasFailed, setHasFailed] = useState(false);

  const start = () => loadWithRetry(importExtras).then(setExtras, () => setHasFailed(true));

  useEffect(() => void start(), []);

  const load = () => {
    setHasFailed(false);
    return start();
  };

  return { extras, hasFailed, load };
}

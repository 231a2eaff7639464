import { useEffect, useState } from 'react';
import { importPart, loadPart } from '../recovery.ts';

const importExtras = importPart(() => import('./signInExtras.ts'));

export type SignInExtras = ReturnType<typeof useSignInExtras>;

/** The parts that the first screen of the sign-in does not need. `load` retries after a failure, and never rejects. */
export function useSignInExtras() {
  const [parts, setParts] = useState<typeof import('./signInExtras.ts')>();
  const [hasFailed, setHasFailed] = useState(false);

  const start = (loss: 'ahead' | 'press') =>
    loadPart(loss, importExtras).then(setParts, () => setHasFailed(true));

  useEffect(() => void start('ahead'), []);

  /** @param loss `press` if the press needs nothing but these parts */
  const load = (loss: 'ahead' | 'press') => {
    setHasFailed(false);
    return start(loss);
  };

  return { parts, hasFailed, load };
}

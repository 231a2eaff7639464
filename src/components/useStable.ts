import { useCallback, useLayoutEffect, useRef } from 'react';

/** One and the same function for all renders, which calls what the last one was given: for what is memoized. */
export function useStable<Args extends readonly unknown[]>(
  run: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...args) => latest.current(...args), []);
}

import { useRef } from 'react';

/** A call does nothing while an earlier one is under way: a second press can come before the first one is on the screen. */
export function useExclusive<Arguments extends unknown[]>(
  action: (...given: Arguments) => Promise<void>,
) {
  const isUnderWay = useRef(false);
  return async (...given: Arguments) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await action(...given);
    } finally {
      isUnderWay.current = false;
    }
  };
}

import { useEffect, useState } from 'react';

/** Whether `isUnderWay` has been true for this long. */
export function useHasLasted(isUnderWay: boolean, milliseconds = 1000) {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setTimeout(setHasLasted, milliseconds, true);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [isUnderWay, milliseconds]);
  return hasLasted;
}

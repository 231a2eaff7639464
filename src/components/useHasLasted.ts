import { useEffect, useState } from 'react';

/** Whether something has been under way for a second. */
export function useHasLasted(isUnderWay: boolean) {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setTimeout(setHasLasted, 1000, true);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [isUnderWay]);
  return hasLasted;
}

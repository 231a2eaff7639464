import { useEffect, useState } from 'react';
import { type AccountLinks, accountMark } from '#features/onboarding/progressLink/progressLink.ts';

/** The account's progress links; undefined until its mark is known, and always on a page without HTTPS. */
export function useAccountLinks(uid: string): AccountLinks | undefined {
  const [mark, setMark] = useState<string>();
  const [arrived, setArrived] = useState(() => window.arrivedProgress);

  useEffect(() => {
    // The page's own script listens first, and has removed the text from the address (firstScreen/bootstrap.ts).
    const update = () => setArrived(window.arrivedProgress);
    window.addEventListener('popstate', update);
    void accountMark(uid).then(setMark);
    return () => window.removeEventListener('popstate', update);
  }, [uid]);

  if (mark === undefined) return undefined;
  const onAnswer = () => {
    window.arrivedProgress = undefined;
    setArrived(undefined);
  };
  const { origin, pathname } = window.location;
  return { address: origin + pathname, mark, arrived, onAnswer };
}

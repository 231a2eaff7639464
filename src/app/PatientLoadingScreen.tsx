import { useEffect, useState } from 'react';
import { LoadingScreen } from '#components/LoadingScreen/LoadingScreen.tsx';

const patienceMs = 4000;

/** Says after a while what the wait is about; it is over within ten seconds. */
export function PatientLoadingScreen() {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return isLong ? (
    <LoadingScreen explanation="We are still checking whether you are signed in. A slow connection can hold this up." />
  ) : (
    <LoadingScreen />
  );
}

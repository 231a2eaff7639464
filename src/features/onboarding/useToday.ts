import { useSyncExternalStore } from 'react';
import { type CalendarDay, dayAt } from './days.ts';

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** Read again when somebody comes back to the page, because it may stay open for days. */
export const useToday = (): CalendarDay => useSyncExternalStore(subscribe, () => dayAt(new Date()));

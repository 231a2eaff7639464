import { useSyncExternalStore } from 'react';
import { type CalendarDay, dayAt } from './days.ts';

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** The day is read again when somebody comes back to the page, because a page may stay open for days. */
export const useToday = (): CalendarDay => useSyncExternalStore(subscribe, () => dayAt(new Date()));

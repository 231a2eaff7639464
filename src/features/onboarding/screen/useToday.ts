import { useSyncExternalStore } from 'react';
import { type CalendarDay, dayAt } from '../plan/days.ts';

const minuteMs = 60_000;

function subscribe(listener: () => void) {
  // Every full minute, and so at midnight. A single timer would not do, because timers stop while a device sleeps, and
  // not every day has 24 hours.
  let timer = 0;
  const wait = () => {
    timer = window.setTimeout(tick, minuteMs - (Date.now() % minuteMs));
  };
  const tick = () => {
    listener();
    wait();
  };
  wait();
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('focus', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('focus', listener);
    window.removeEventListener('pageshow', listener);
  };
}

/** The day, which may change while the page is open. */
export const useToday = (): CalendarDay => useSyncExternalStore(subscribe, () => dayAt(new Date()));

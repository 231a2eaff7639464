import type { CDPSession, Page } from '@playwright/test';

/** What a page holds on to. */
export interface Census {
  readonly heap: number;
  readonly listeners: number;
  readonly nodes: number;
  readonly timers: number;
}

declare global {
  interface Window {
    runningTimers?: Set<number>;
  }
}

/** Runs in the page before anything else. */
export function countTimers() {
  const running = new Set<number>();
  window.runningTimers = running;

  type Start = (action: TimerHandler, delay?: number, ...rest: unknown[]) => number;
  const counted = (start: Start, isOnce: boolean): Start =>
    new Proxy(start, {
      apply: (_start, _self, [action, ...rest]: Parameters<Start>) => {
        const timer = start(
          (...given: unknown[]) => {
            if (isOnce) running.delete(timer);
            if (typeof action === 'function') Reflect.apply(action, window, given);
          },
          ...rest,
        );
        running.add(timer);
        return timer;
      },
    });
  type Clear = (timer: number | undefined) => void;
  const forgotten = (clear: Clear): Clear =>
    new Proxy(clear, {
      apply: (_clear, _self, [timer]: Parameters<Clear>) => {
        if (timer !== undefined) running.delete(timer);
        clear(timer);
      },
    });
  Object.assign(window, {
    setTimeout: counted(window.setTimeout.bind(window) as Start, true),
    setInterval: counted(window.setInterval.bind(window) as Start, false),
    clearTimeout: forgotten(window.clearTimeout.bind(window)),
    clearInterval: forgotten(window.clearInterval.bind(window)),
  });
}

/** Counts after two collections of garbage: what finalizers let go of, the second one takes. */
export async function takeCensus(page: Page, session: CDPSession): Promise<Census> {
  for (let round = 0; round < 2; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return {
    heap: usedSize,
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    timers: await page.evaluate(() => window.runningTimers?.size ?? Number.NaN),
  };
}

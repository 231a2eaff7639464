/** Starts a timer; returns the way to cancel it. */
export type After = (milliseconds: number, action: () => void) => () => void;

/** Resolves after the time, or as soon as the signal is aborted. */
export function pause(after: After, milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      cancel();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const cancel = after(milliseconds, end);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}

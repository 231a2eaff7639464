import { useEffect, useState } from 'react';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';

export interface LiveMessageProps {
  /** A whole sentence, or nothing. */
  message: string;
  /** Changes when the same message is to be announced again. */
  repeat?: number | undefined;
  /** Shows the message; without it, only screen readers meet it. */
  className?: string;
}

/**
 * Tells screen readers politely what has changed elsewhere on the page. It has no `role="status"`,
 * because some screen readers mention an empty status when they pass it.
 */
export function LiveMessage({ message, repeat, className = visuallyHidden }: LiveMessageProps) {
  const [isAwaited, setIsAwaited] = useState(false);

  // The region is painted empty first, because screen readers do not announce a text that comes into the
  // page together with its live region.
  useEffect(() => afterNextFrame(() => setIsAwaited(true)), []);

  return (
    <div aria-live="polite" aria-atomic="true" className={className}>
      {isAwaited && message && <p key={repeat}>{message}</p>}
    </div>
  );
}

/** Waits until a frame has been drawn. The returned function cancels the wait. */
function afterNextFrame(run: () => void) {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run);
  });
  return () => cancelAnimationFrame(frame);
}

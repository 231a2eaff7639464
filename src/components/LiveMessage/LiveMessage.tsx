import { useEffect, useState } from 'react';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';

export interface LiveMessageProps {
  /** A whole sentence; empty as long as there is nothing to say. */
  message: string;
  /** Changes when the same message is to be said once more. */
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

  // Because a text that comes into the page together with its live region is not read, the region is
  // painted empty first.
  useEffect(() => afterNextFrame(() => setIsAwaited(true)), []);

  return (
    <div aria-live="polite" aria-atomic="true" className={className}>
      {isAwaited && message && <p key={repeat}>{message}</p>}
    </div>
  );
}

/** Runs it when a frame has been drawn. What it returns cancels that. */
function afterNextFrame(run: () => void) {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run);
  });
  return () => cancelAnimationFrame(frame);
}

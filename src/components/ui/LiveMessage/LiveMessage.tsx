import { useEffect, useState } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';

export interface LiveMessageProps {
  /** A whole sentence, or an empty string. */
  message: string;
  /** Change the number to announce the same message again. */
  repeat?: number | undefined;
  /** Makes the message visible. If undefined, the message is only for screen readers. */
  className?: string;
}

/**
 * Politely tells screen readers what has changed elsewhere on the page. It has no `role="status"`, because some screen
 * readers announce even an empty status when they reach it.
 */
export function LiveMessage({ message, repeat, className = visuallyHidden }: LiveMessageProps) {
  const [isAwaited, setIsAwaited] = useState(false);

  // The region is painted empty first, because screen readers ignore text that appears together with its live region.
  useEffect(() => afterNextFrame(() => setIsAwaited(true)), []);

  return (
    <div aria-live="polite" aria-atomic="true" className={className}>
      {isAwaited && message && <p key={repeat}>{message}</p>}
    </div>
  );
}

/** Runs a function once a frame has been painted. Returns a function that cancels the wait. */
function afterNextFrame(run: () => void) {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run);
  });
  return () => cancelAnimationFrame(frame);
}

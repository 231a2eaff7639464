import { visuallyHidden } from '../theme/visuallyHidden.css.ts';

export interface LiveMessageProps {
  /** A whole sentence; empty as long as there is nothing to say. */
  message: string;
}

/** Tells screen readers politely what has changed elsewhere on the page. */
export function LiveMessage({ message }: LiveMessageProps) {
  return (
    <p role="status" aria-atomic="true" className={visuallyHidden}>
      {message}
    </p>
  );
}

import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface SeenAndHeardProps {
  /** What is on the screen. */
  seen: ReactNode;
  /** What screen readers say instead. */
  heard: string;
}

/** One statement in two wordings, each of them whole. */
export function SeenAndHeard({ seen, heard }: SeenAndHeardProps) {
  return (
    <span>
      <span aria-hidden="true">{seen}</span>
      <VisuallyHidden>{heard}</VisuallyHidden>
    </span>
  );
}

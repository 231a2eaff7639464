import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface VisibleAndSpokenProps {
  /** Hidden from screen readers. */
  visible: ReactNode;
  /** Only for screen readers. */
  spoken: string;
}

/** One statement in two complete wordings: one to see, one to hear. */
export function VisibleAndSpoken({ visible, spoken }: VisibleAndSpokenProps) {
  return (
    <span>
      <span aria-hidden="true">{visible}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </span>
  );
}

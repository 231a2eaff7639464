import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface VisibleAndSpokenProps {
  /** Hidden from screen readers. */
  visible: ReactNode;
  /** For screen readers alone. */
  spoken: string;
}

/** One statement in two wordings, each of them whole. */
export function VisibleAndSpoken({ visible, spoken }: VisibleAndSpokenProps) {
  return (
    <span>
      <span aria-hidden="true">{visible}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </span>
  );
}

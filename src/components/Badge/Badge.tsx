import type { ReactNode } from 'react';
import * as css from './Badge.css.ts';

export type BadgeTone = 'neutral' | 'progress' | 'blue' | 'yellow' | 'green' | 'purple' | 'red';

export interface BadgeProps {
  children: ReactNode;
  tone?: BadgeTone;
  /** Decoration before the text, hidden from screen readers. */
  icon?: ReactNode;
}

/** A word about what stands beside it: its tag, or its state. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <span className={css.badge} data-tone={tone}>
      {icon}
      <span>{children}</span>
    </span>
  );
}

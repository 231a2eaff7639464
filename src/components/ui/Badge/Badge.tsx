import type { ComponentProps, ReactNode } from 'react';
import * as css from './Badge.css.ts';

export type BadgeTone = 'neutral' | 'progress' | 'blue' | 'yellow' | 'green' | 'purple' | 'red';

export interface BadgeProps extends Omit<ComponentProps<'span'>, 'className' | 'style'> {
  /** One or two words. */
  children: ReactNode;
  /** `progress` is for what is completed, the hues are for tags. */
  tone?: BadgeTone;
  /** Decoration before the text, for example an icon. */
  leading?: ReactNode;
}

/** A word about what stands beside it: its tag, or its state. */
export function Badge({ children, tone = 'neutral', leading, ...attributes }: BadgeProps) {
  return (
    <span {...attributes} className={css.badge} data-tone={tone}>
      {leading}
      <span>{children}</span>
    </span>
  );
}

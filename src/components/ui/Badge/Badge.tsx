import type { ComponentProps, ReactNode } from 'react';
import * as css from './Badge.css.ts';

export type BadgeTone = 'neutral' | 'progress' | 'blue' | 'yellow' | 'green' | 'purple' | 'red';

export interface BadgeProps extends Omit<ComponentProps<'span'>, 'className' | 'style'> {
  /** One or two words. */
  children: ReactNode;
  /** `progress` is for what is completed, the hues are for kinds. */
  tone?: BadgeTone;
  /** Decoration before the text, for example an icon. */
  leading?: ReactNode;
}

/**
 * One or two words about what stands beside it: its kind, or its state.
 *
 * - Not for what can be pressed, which is a `Button`, and not for a sentence, which is a `Note`.
 * - `neutral` for a state, `progress` for a completed one, with a check mark. The hues are for kinds, and mean nothing
 *   else: red is no warning.
 * - The words say it without the color: *Meeting*, *In Progress*, never *!* or *3*.
 * - It takes no focus. A screen reader reads it in its place, so it stands after the words that it is about.
 */
export function Badge({ children, tone = 'neutral', leading, ...attributes }: BadgeProps) {
  return (
    <span {...attributes} className={css.badge} data-tone={tone}>
      {leading}
      <span>{children}</span>
    </span>
  );
}

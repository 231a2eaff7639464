import type { ComponentProps, ReactNode } from 'react';
import * as css from './Badge.css.ts';

export type BadgeTone = 'neutral' | 'progress' | 'blue' | 'yellow' | 'green' | 'purple' | 'red';

export interface BadgeProps extends Omit<ComponentProps<'span'>, 'className' | 'style'> {
  /** One or two words. */
  children: ReactNode;
  /** `progress` means completed. The hues tell kinds apart. */
  tone?: BadgeTone;
  /** Decoration before the text, for example an icon. */
  leading?: ReactNode;
}

/**
 * Names the kind or the state of the item beside it, in one or two words.
 *
 * - For an action, use a `Button`; for a sentence, a `Note`.
 * - `neutral` for a state, `progress` for a completed one, with a check mark. The hues are for kinds, and mean nothing
 *   else: red is no warning.
 * - The words make sense without the color: *Meeting*, *In Progress*, never *!* or *3*.
 * - It cannot take the focus. A screen reader reads it in page order, so it comes after the words that it describes.
 */
export function Badge({ children, tone = 'neutral', leading, ...attributes }: BadgeProps) {
  return (
    <span {...attributes} className={css.badge} data-tone={tone}>
      {leading}
      <span>{children}</span>
    </span>
  );
}

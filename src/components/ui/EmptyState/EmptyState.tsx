import type { ReactNode } from 'react';
import { Stack } from '../Stack/Stack.tsx';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What users get here, or that it is missing. */
  title: string;
  /** What to do about it, in one sentence. */
  children: ReactNode;
  /** Who can help, for example a `ContactLine`. */
  footer?: ReactNode;
  /** One below the heading above it. */
  headingLevel?: 2 | 3 | 4;
}

/**
 * Stands where something is still missing, and says how to get it.
 *
 * - Not for what failed, which is a `MessageBox`, and not for what is on its way.
 * - Say what to do, not what is missing: *Select a milestone from the timeline to see its missions and begin.* Where the
 *   reader can do nothing, say who can, in the `footer`.
 * - It takes no focus, and screen readers find it by its heading. Whoever puts it in place of something else moves the
 *   focus.
 */
export function EmptyState({ title, children, footer, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Stack gap={1}>
      <Heading className={css.title}>{title}</Heading>
      <p className={css.text}>{children}</p>
      {footer}
    </Stack>
  );
}

import type { ReactNode } from 'react';
import { Stack } from '../Stack/Stack.tsx';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** Names what will be here, or what is missing. */
  title: string;
  /** Tells users what to do, in one sentence. */
  children: ReactNode;
  /** Says who can help, for example with a `ContactLine`. */
  footer?: ReactNode;
  /** One below the preceding heading. */
  headingLevel?: 2 | 3 | 4;
}

/**
 * Fills a place that has no content yet, and says how to get some.
 *
 * - For a failure, use a `MessageBox`. Content that is still loading is not an empty state.
 * - Say what to do, not what is missing: *Select a milestone from the timeline to see its missions and begin.* If the
 *   reader can do nothing, say in the `footer` who can.
 * - It does not take the focus, and screen readers find it by its heading. An owner that replaces other content with it
 *   moves the focus.
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

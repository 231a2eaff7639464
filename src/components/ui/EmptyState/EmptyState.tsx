import type { ReactNode } from 'react';
import { Stack } from '../Stack/Stack.tsx';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps {
  title: string;
  children: ReactNode;
  /** Who can help, for example a `ContactLine`. */
  footer?: ReactNode;
  headingLevel?: 2 | 3 | 4;
}

/** Stands where something is still missing, and says how to get it. */
export function EmptyState({ title, children, footer, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Stack gap={1}>
      <Heading>{title}</Heading>
      <p className={css.text}>{children}</p>
      {footer}
    </Stack>
  );
}

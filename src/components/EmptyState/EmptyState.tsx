import type { ReactNode } from 'react';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps {
  title: string;
  children: ReactNode;
  contact?: ReactNode;
}

export function EmptyState({ title, children, contact }: EmptyStateProps) {
  return (
    <div className={css.emptyState}>
      <h2>{title}</h2>
      <p className={css.text}>{children}</p>
      {contact}
    </div>
  );
}

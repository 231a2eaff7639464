import type { ReactNode } from 'react';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps {
  title: string;
  children: ReactNode;
  /** What can be done about it at once. */
  action?: ReactNode;
}

/** Stands where something is missing: says what, and what to do about it. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={css.emptyState}>
      <svg className={css.trail} viewBox="0 0 120 24" aria-hidden="true">
        <path d="M2 14C22 2 38 2 58 12s38 10 60-2" />
      </svg>
      <h2 className={css.title}>{title}</h2>
      <p className={css.text}>{children}</p>
      {action}
    </div>
  );
}

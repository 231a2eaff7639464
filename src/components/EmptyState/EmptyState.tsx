import type { ReactNode } from 'react';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps {
  title: string;
  children: ReactNode;
  /** Whom a person can ask. */
  contact?: ReactNode;
  /** The next step, beside the text where there is room. */
  preview?: ReactNode;
}

export function EmptyState({ title, children, contact, preview }: EmptyStateProps) {
  return (
    <div className={css.emptyState} data-preview={preview ? 'yes' : 'no'}>
      <div className={css.words}>
        <svg className={css.trail} viewBox="0 0 120 24" aria-hidden="true">
          <path d="M2 14C22 2 38 2 58 12s38 10 60-2" />
        </svg>
        <h2>{title}</h2>
        <p className={css.text}>{children}</p>
        {contact}
      </div>
      {preview}
    </div>
  );
}

import type { ReactNode } from 'react';
import { type Contact, ContactLine } from '../ContactLine/ContactLine.tsx';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps {
  title: string;
  children: ReactNode;
  contact?: Contact | undefined;
}

/** Stands where something is still missing, and says how to get it. */
export function EmptyState({ title, children, contact }: EmptyStateProps) {
  return (
    <div className={css.emptyState}>
      <h2>{title}</h2>
      <p className={css.text}>{children}</p>
      {contact && <ContactLine {...contact} />}
    </div>
  );
}

import { type ReactNode, useId } from 'react';
import * as css from './MockPanel.css.ts';

export interface SectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

export function Section({ title, hint, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={css.section} aria-labelledby={titleId}>
      <h3 id={titleId} className={css.sectionTitle}>
        {title}
      </h3>
      {hint && <p className={css.hint}>{hint}</p>}
      {children}
    </section>
  );
}

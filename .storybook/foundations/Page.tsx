import { type ReactNode, useId } from 'react';
import * as css from './Page.css.ts';

interface PageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

export function Page({ title, lead, children }: PageProps) {
  return (
    <main className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.lead}>{lead}</p>
      </header>
      {children}
    </main>
  );
}

interface SectionProps {
  title: string;
  text?: string;
  children?: ReactNode;
}

export function Section({ title, text, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={css.section} aria-labelledby={titleId}>
      <div className={css.sectionHead}>
        <h2 id={titleId} className={css.sectionTitle}>
          {title}
        </h2>
        {text && <p className={css.text}>{text}</p>}
      </div>
      {children}
    </section>
  );
}

/** A length of the theme in both units that designers ask for. */
export function inPixels(rem: string): string {
  return `${Math.round(Number.parseFloat(rem) * 16 * 10) / 10} px`;
}

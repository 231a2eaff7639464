import { type ReactNode, useId } from 'react';
import * as css from './Page.css.ts';

interface PageProps {
  title: string;
  lead: string;
  children: ReactNode;
  /**
   * `text` is a readable line, `wide` leaves room for pictures, and `window` lets the third part fill the remaining
   * height.
   */
  width?: 'text' | 'wide' | 'window';
}

export function Page({ title, lead, children, width = 'text' }: PageProps) {
  return (
    <main className={css.page} data-width={width}>
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
      <h2 id={titleId} className={css.sectionTitle}>
        {title}
      </h2>
      {text && <p className={css.text}>{text}</p>}
      {children}
    </section>
  );
}

interface RowsProps {
  title: string;
  heads: readonly string[];
  rows: readonly {
    readonly key: string;
    readonly head?: ReactNode;
    readonly cells: readonly ReactNode[];
  }[];
}

/** A table that scrolls if it is wider than the page. */
export function Rows({ title, heads, rows }: RowsProps) {
  return (
    <div role="group" aria-label={title} tabIndex={0} className={css.tableRoom}>
      <table className={css.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head = key, cells }) => (
            <tr key={key}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A section with a table. */
export function Table({ text = '', ...rows }: RowsProps & { text?: string }) {
  return (
    <Section title={rows.title} text={text}>
      <Rows {...rows} />
    </Section>
  );
}

import { type ReactNode, type Ref, useId } from 'react';
import * as css from './Panel.css.ts';

export interface PanelProps {
  title: ReactNode;
  /** One line under the title. */
  hint?: ReactNode;
  children?: ReactNode;
  /** To scroll the title into view or to focus it. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** A titled region on the one raised level of the page. */
export function Panel({ title, hint, children, headingRef }: PanelProps) {
  const headingId = useId();
  return (
    <section className={css.panel} aria-labelledby={headingId}>
      <header className={css.header}>
        <h2 id={headingId} ref={headingRef} tabIndex={-1} className={css.title}>
          {title}
        </h2>
        {hint && <p className={css.hint}>{hint}</p>}
      </header>
      {children}
    </section>
  );
}

import { type ReactNode, type Ref, useId } from 'react';
import * as css from './Panel.css.ts';

export interface PanelProps {
  title: ReactNode;
  /** One line under the title. */
  hint: string;
  /** A quiet button at the end of the title's line. */
  actions?: ReactNode;
  children?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** A titled region on the one raised level of the page. */
export function Panel({ title, hint, actions, children, headingRef }: PanelProps) {
  const headingId = useId();
  return (
    <section className={css.panel} aria-labelledby={headingId}>
      <header className={css.header}>
        <div className={css.words}>
          <h2 id={headingId} ref={headingRef}>
            {title}
          </h2>
          <p className={css.hint}>{hint}</p>
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </header>
      {children}
    </section>
  );
}

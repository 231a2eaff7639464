import { type ReactNode, type Ref, useId } from 'react';
import * as css from './Panel.css.ts';

export interface PanelProps {
  title: string;
  /** One line under the title. */
  hint: string;
  /** A quiet button at the end of the title's line. */
  action?: ReactNode;
  children?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

export function Panel({ title, hint, action, children, headingRef }: PanelProps) {
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
        {action && <div className={css.action}>{action}</div>}
      </header>
      {children}
    </section>
  );
}

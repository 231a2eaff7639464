import { type ReactNode, type Ref, useId } from 'react';
import * as css from './Panel.css.ts';

export interface PanelProps {
  title: string;
  /** One line under the title. */
  hint: string;
  children?: ReactNode;
  /** `row` sets title and content beside each other where there is room. */
  layout?: 'stack' | 'row';
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

export function Panel({ title, hint, children, layout = 'stack', headingRef }: PanelProps) {
  const headingId = useId();
  return (
    <section className={css.panel} data-layout={layout} aria-labelledby={headingId}>
      <header className={css.header}>
        <h2 id={headingId} ref={headingRef} className={css.title}>
          {title}
        </h2>
        <p className={css.hint}>{hint}</p>
      </header>
      {children}
    </section>
  );
}

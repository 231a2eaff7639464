import { type ReactNode, type Ref, useId } from 'react';
import * as css from './Panel.css.ts';

export interface PanelProps {
  title: ReactNode;
  /** One line under the title. */
  hint: string;
  /** A quiet button at the end of the title's line. */
  trailing?: ReactNode;
  children?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** A titled region on the one raised level of the page. */
export function Panel({
  title,
  hint,
  trailing,
  children,
  headingLevel = 2,
  headingRef,
}: PanelProps) {
  const Heading = `h${headingLevel}` as const;
  const headingId = useId();
  return (
    <section className={css.panel} aria-labelledby={headingId}>
      <header className={css.header}>
        <div className={css.words}>
          <Heading id={headingId} ref={headingRef}>
            {title}
          </Heading>
          <p className={css.hint}>{hint}</p>
        </div>
        {trailing && <div className={css.trailing}>{trailing}</div>}
      </header>
      {children}
    </section>
  );
}

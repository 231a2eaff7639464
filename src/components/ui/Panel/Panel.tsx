import { type ReactNode, type Ref, useId } from 'react';
import { Row } from '../Row/Row.tsx';
import * as css from './Panel.css.ts';

export interface PanelProps {
  title: ReactNode;
  /** One line under the title. */
  hint?: string;
  /** A quiet button at the end of the title's line. */
  trailing?: ReactNode;
  children?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

const line = { gap: 4, lineGap: 1, align: 'baseline' } as const;

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
      <Row {...line} className={css.header}>
        <Row {...line} className={css.words}>
          <Heading id={headingId} ref={headingRef}>
            {title}
          </Heading>
          {hint && <p className={css.hint}>{hint}</p>}
        </Row>
        {trailing && <div className={css.trailing}>{trailing}</div>}
      </Row>
      {children}
    </section>
  );
}

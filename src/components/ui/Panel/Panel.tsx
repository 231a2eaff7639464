import { type ReactNode, type Ref, useId } from 'react';
import { Row } from '../Row/Row.tsx';
import * as css from './Panel.css.ts';

export interface PanelProps {
  /** The heading, which also names the region. */
  title: ReactNode;
  /** What to do here, in one line beside or under the title. */
  hint?: string | undefined;
  /** A quiet button at the end of the title's line. */
  trailing?: ReactNode;
  /** The content of the card. */
  children?: ReactNode;
  /** One below the heading above the panel. */
  headingLevel?: 2 | 3 | 4;
  /** The heading, for example to move the focus there. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

const line = { gap: 4, lineGap: 1, align: 'baseline' } as const;

/**
 * A card with a title: the one raised level of the page.
 *
 * - Cards are not nested. Inside, parts are put in order by `Stack`, `Row`, and headings; a sentence that needs a frame is
 *   a `Note`.
 * - The title is a noun, *Your Onboarding Timeline*; the hint says what to do there.
 * - At the end of the title's line is room for one `plain` button. What the card is about has its buttons in the content.
 * - A screen reader lists the card among the page's regions by its title, and finds the title among the headings.
 */
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
        <Row {...line}>
          <div className={css.words}>
            <Row {...line}>
              <Heading id={headingId} ref={headingRef}>
                {title}
              </Heading>
              {hint && <p className={css.hint}>{hint}</p>}
            </Row>
          </div>
          {trailing && <div className={css.trailing}>{trailing}</div>}
        </Row>
      </header>
      {children}
    </section>
  );
}

import { type ReactNode, type Ref, useId } from 'react';
import { Row } from '../Row/Row.tsx';
import * as css from './Panel.css.ts';

export interface PanelProps {
  /** The heading, which also names the region. */
  title: ReactNode;
  /** Tells users what to do here, in one line beside or below the title. */
  hint?: string | undefined;
  /** A quiet button at the end of the title's line. */
  trailing?: ReactNode;
  /** The content of the card. */
  children?: ReactNode;
  /** One below the preceding heading. */
  headingLevel?: 2 | 3 | 4;
  /** The heading element, for example to move the focus there. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

const line = { gap: 4, lineGap: 1, align: 'baseline' } as const;

/**
 * A card with a title. Cards are the only raised level of the page.
 *
 * - Do not nest cards. Arrange the content with `Stack`, `Row`, and headings; for a sentence that needs a frame, use a
 *   `Note`.
 * - The title is a noun phrase, *Your Onboarding Timeline*; the hint says what to do there.
 * - The title's line has room for one `plain` button at its end. Buttons for the content are part of the content.
 * - Screen readers list the card by its title among the regions, and the title among the headings.
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

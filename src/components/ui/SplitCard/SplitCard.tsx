import type { ReactNode } from 'react';
import * as css from './SplitCard.css.ts';

export interface SplitCardProps {
  /** The `id` of the heading in the card, which names its region. */
  titleId: string;
  /** The first half. If it has two parts, the second is at the bottom. */
  leading: ReactNode;
  /** The second half: beside the first on a wide screen, otherwise below it. */
  trailing?: ReactNode;
  /** The background of the second half: `progress` for something completed. */
  tone?: 'neutral' | 'progress';
  /** `slim` for halves with one or two lines. */
  size?: 'regular' | 'slim';
}

/**
 * A card with two halves in the page's columns, so that its second half aligns with the detail below. For one text with
 * a title, use a `Panel`.
 */
export function SplitCard({
  titleId,
  leading,
  trailing,
  tone = 'neutral',
  size = 'regular',
}: SplitCardProps) {
  return (
    <section className={css.splitCard} data-size={size} aria-labelledby={titleId}>
      <div className={css.half}>{leading}</div>
      {trailing && (
        <div className={css.half} data-tone={tone}>
          {trailing}
        </div>
      )}
    </section>
  );
}

import type { ReactNode } from 'react';
import * as css from './SplitCard.css.ts';

export interface SplitCardProps {
  /** The `id` of the heading in the card, which names its region. */
  titleId: string;
  /** The first half. Of two parts, the second is at its bottom. */
  leading: ReactNode;
  /** The second half: beside the first on a wide screen, else below it. */
  trailing?: ReactNode;
  /** The ground of the second half: `progress` is for what is completed. */
  tone?: 'neutral' | 'progress';
  /** `slim` for halves of a line or two. */
  size?: 'regular' | 'slim';
}

/**
 * A card of two halves in the columns of the page, so that its second half begins where the detail below it does. For
 * one text with a title, take a `Panel`.
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

import { Check } from 'lucide';
import { Icon } from '#ui/Icon';
import { stretchShape } from '../trail.css.ts';
import * as css from './WalkedStretch.css.ts';

/**
 * The path from a milestone that has just been completed to the next milestone. It looks as in the timeline, and fills
 * in as it appears. It is hidden from screen readers, because the sentence below says the same.
 */
export function WalkedStretch() {
  return (
    <div className={css.way} aria-hidden="true">
      <span className={css.mark}>
        <span className={css.paintLayer} />
        <Icon shape={Check} className={css.checkMark} size="1.125rem" strokeWidth={3} />
      </span>
      <span className={css.stretch}>
        <Line />
        <Line isWalked />
      </span>
      <span className={`${css.mark} ${css.next}`} />
    </div>
  );
}

function Line({ isWalked }: { isWalked?: boolean }) {
  const { viewBox, d } = stretchShape;
  return (
    <svg
      className={css.lines}
      viewBox={viewBox}
      preserveAspectRatio="none"
      data-walked={isWalked || undefined}
    >
      <path className={css.line} d={d} />
    </svg>
  );
}

import { usePortalWords } from '../../words/portalWords.ts';
import * as css from './Today.css.ts';

export interface TodayProps {
  /** Positions the mark. Set by the owner. */
  className?: string;
}

/** Marks today on the path and in a list, with a cairn, as hikers find it beside a path. */
export function Today({ className = '' }: TodayProps) {
  const { days } = usePortalWords();
  return (
    <p className={`${css.today} ${className}`}>
      <svg className={css.cairn} viewBox="0 0 24 22" aria-hidden="true">
        <rect x="1" y="14.5" width="22" height="7" rx="3.5" />
        <rect x="4.5" y="7.5" width="15" height="6" rx="3" />
        <rect x="8.5" y="1.5" width="8" height="5" rx="2.5" />
      </svg>
      <span>{days.today}</span>
    </p>
  );
}

import type { ReactNode } from 'react';
import * as css from './Columns.css.ts';

export interface ColumnsProps {
  /** Stays in view beside a long detail on a wide screen. The list is not printed. */
  list: ReactNode;
  /** The item that is selected in the list. */
  detail: ReactNode;
  /** Whether the page scrolls the detail to the top of the window. */
  isDetailOpened: boolean;
}

/**
 * A list and its selected item: stacked on a phone, in columns of two and three fifths on a wide screen. The list comes
 * first in the tab order.
 */
export function Columns({ list, detail, isDetailOpened }: ColumnsProps) {
  return (
    <div className={css.columns} data-opened={isDetailOpened || undefined}>
      <div className={css.companion}>{list}</div>
      {detail}
    </div>
  );
}

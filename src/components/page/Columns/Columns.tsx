import type { ReactNode } from 'react';
import * as css from './Columns.css.ts';

export interface ColumnsProps {
  /** On a wide screen, it stays in view beside a long detail. It is not printed. */
  list: ReactNode;
  /** What is selected in the list. */
  detail: ReactNode;
  /** Whether the page scrolls the detail to the top of the window. */
  isDetailOpened: boolean;
}

/**
 * A list and what is selected in it: below each other on a phone, two fifths and three on a wide screen. The keyboard
 * meets the list first.
 */
export function Columns({ list, detail, isDetailOpened }: ColumnsProps) {
  return (
    <div className={css.columns} data-opened={isDetailOpened || undefined}>
      <div className={css.companion}>{list}</div>
      {detail}
    </div>
  );
}

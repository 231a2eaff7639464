import type { ReactNode } from 'react';
import * as css from '../PortalPage/PortalPage.css.ts';

export interface ColumnsProps {
  list: ReactNode;
  detail: ReactNode;
  /** Whether the page scrolls the detail to the top of the window. */
  isDetailOpened: boolean;
}

export function Columns({ list, detail, isDetailOpened }: ColumnsProps) {
  return (
    <div className={css.pageColumns} data-opened={isDetailOpened || undefined}>
      <div className={css.companion}>{list}</div>
      {detail}
    </div>
  );
}

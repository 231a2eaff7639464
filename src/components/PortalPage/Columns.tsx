import type { ReactNode } from 'react';
import * as css from './PortalPage.css.ts';

export interface ColumnsProps {
  list: ReactNode;
  detail: ReactNode;
}

/** Side by side on a large screen, the list 2/5 and the detail 3/5; else one under the other. */
export function Columns({ list, detail }: ColumnsProps) {
  return (
    <div className={css.pageColumns}>
      <div className={css.companion}>{list}</div>
      {detail}
    </div>
  );
}

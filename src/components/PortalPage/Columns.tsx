import type { ReactNode } from 'react';
import * as css from './PortalPage.css.ts';

export interface ColumnsProps {
  list: ReactNode;
  detail: ReactNode;
}

export function Columns({ list, detail }: ColumnsProps) {
  return (
    <div className={css.pageColumns}>
      <div className={css.companion}>{list}</div>
      {detail}
    </div>
  );
}

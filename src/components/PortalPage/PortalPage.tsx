import type { ReactNode } from 'react';
import { pageWidth } from '../theme/pageWidth.css.ts';
import * as css from './PortalPage.css.ts';

export interface PortalPageProps {
  header: ReactNode;
  children: ReactNode;
  footer: ReactNode;
}

export function PortalPage({ header, children, footer }: PortalPageProps) {
  return (
    <div className={css.page}>
      <a className={css.skipLink} href="#main">
        Skip to main content
      </a>
      {header}
      <main id="main" tabIndex={-1} className={`${pageWidth} ${css.main}`}>
        {children}
      </main>
      {footer}
    </div>
  );
}

export interface ColumnsProps {
  list: ReactNode;
  detail: ReactNode;
}

/** Side by side on a large screen, the list 2/5 and the detail 3/5; else one under the other. */
export function Columns({ list, detail }: ColumnsProps) {
  return (
    <div className={css.columns}>
      <div className={css.companion}>{list}</div>
      {detail}
    </div>
  );
}

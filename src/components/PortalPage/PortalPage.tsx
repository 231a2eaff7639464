import type { MouseEvent, ReactNode } from 'react';
import { LiveMessage } from '../LiveMessage/LiveMessage.tsx';
import { pageWidth } from '../theme/pageWidth.css.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import * as css from './PortalPage.css.ts';

export interface PortalPageProps {
  header: ReactNode;
  children: ReactNode;
  footer: ReactNode;
  /** What holds for the whole page for a while, in a sentence that stays in view. */
  status?: string;
  /** What is printed in place of the page. */
  printView?: ReactNode;
}

export function PortalPage({ header, children, footer, status = '', printView }: PortalPageProps) {
  return (
    <>
      <div className={css.page} data-printed={printView ? 'no' : 'yes'}>
        <SkipLink to="main">Skip to main content</SkipLink>
        {header}
        <main id="main" tabIndex={-1} className={`${pageWidth} ${css.main}`}>
          {children}
        </main>
        {footer}
        <LiveMessage className={css.status} message={status} />
      </div>
      {printView && <div className={css.printView}>{printView}</div>}
    </>
  );
}

export interface SkipLinkProps {
  /** The id of what it leads to. */
  to: string;
  children: ReactNode;
}

/** Takes keyboard users past what comes before `to`; visible only while it has the focus. */
export function SkipLink({ to, children }: SkipLinkProps) {
  // Following the link would add an entry to the history, and Back would seem to do nothing.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(to)?.focus();
  };
  return (
    <a className={`${visuallyHidden} ${css.skipLink}`} href={`#${to}`} onClick={skip}>
      {children}
    </a>
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

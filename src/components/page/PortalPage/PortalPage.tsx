import type { ReactNode } from 'react';
import { LiveMessage } from '#ui/LiveMessage';
import { pageWidth } from '../../theme/pageWidth.css.ts';
import { usePortalWords } from '../../words/portalWords.ts';
import '../../theme/page.css';
import { SkipLink } from '#ui/SkipLink';
import * as css from './PortalPage.css.ts';

export interface PortalPageProps {
  header: ReactNode;
  children: ReactNode;
  footer: ReactNode;
  /** A sentence about the whole page that stays in view, for example that the browser is offline. */
  status?: string;
  /** Printed in place of the page. Without it, the opened mission is printed as it stands. */
  checklist?: ReactNode;
}

/** The frame of the portal: header, main part, footer, and the link that skips the header. */
export function PortalPage({ header, children, footer, status = '', checklist }: PortalPageProps) {
  const { page } = usePortalWords();
  return (
    <>
      {checklist && <div className={css.checklist}>{checklist}</div>}
      <div className={css.page}>
        <SkipLink to="main">{page.skipToMain}</SkipLink>
        {header}
        <main id="main" tabIndex={-1} className={`${pageWidth} ${css.main}`}>
          {children}
        </main>
        {footer}
        <LiveMessage className={css.status} message={status} />
      </div>
    </>
  );
}

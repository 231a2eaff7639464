import { type ReactNode, useEffect } from 'react';
import { LiveMessage } from '#ui/LiveMessage';
import { SkipLink } from '#ui/SkipLink';
import { pageWidth } from '../../theme/pageWidth.css.ts';
import { usePortalWords } from '../../words/portalWords.ts';
import '../../theme/page.css';
import { ScreenOnly } from '../ScreenOnly/ScreenOnly.tsx';
import * as css from './PortalPage.css.ts';

export interface PortalPageProps {
  /** A `PortalHeader`. */
  header: ReactNode;
  /** The main part. Wrap content that should not be printed in `ScreenOnly`. */
  children: ReactNode;
  /** A `PortalFooter`. */
  footer: ReactNode;
  /** A sentence about the whole page, such as that the browser is offline. It stays in view. */
  status?: string;
  /** Printed instead of the page. If undefined, the opened mission is printed. */
  checklist?: ReactNode;
}

/**
 * The frame of the portal: header, main part, footer, and the link that skips the header. Before the sign-in, use a
 * `SignInPage`.
 *
 * The skip link is first in the tab order. The status is announced when it appears, and covers no focused element.
 */
export function PortalPage({ header, children, footer, status = '', checklist }: PortalPageProps) {
  const { page } = usePortalWords();
  const hasStatus = status !== '';

  useEffect(() => {
    const { classList } = document.documentElement;
    if (hasStatus) classList.add(css.aboveStatus);
    return () => classList.remove(css.aboveStatus);
  }, [hasStatus]);

  return (
    <>
      {checklist && <div className={css.checklist}>{checklist}</div>}
      <div className={css.page}>
        <ScreenOnly>
          <SkipLink to="main">{page.skipToMain}</SkipLink>
          {header}
        </ScreenOnly>
        <main id="main" className={`${pageWidth} ${css.main}`}>
          {children}
        </main>
        <ScreenOnly>
          {footer}
          <LiveMessage className={css.status} message={status} />
        </ScreenOnly>
      </div>
    </>
  );
}

import type { ReactNode } from 'react';
import { productName } from '../Brand/product.ts';
import { pageWidth } from '../theme/pageWidth.css.ts';
import * as css from './PortalFooter.css.ts';

export interface PortalFooterProps {
  /** A quiet line about this installation, for example that it is a demo. */
  notice?: string | undefined;
  contact?: ReactNode;
}

export function PortalFooter({ notice, contact }: PortalFooterProps) {
  return (
    <footer className={css.footer}>
      <div className={`${pageWidth} ${css.content}`}>
        <p className={css.powered}>{`Powered by ${productName}`}</p>
        <p>Your Onboarding Partner</p>
        {contact}
        {notice && <p className={css.notice}>{notice}</p>}
      </div>
    </footer>
  );
}

import { LogOut } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '#ui/Button';
import { Icon } from '#ui/Icon';
import { pageWidth } from '../../theme/pageWidth.css.ts';
import { usePortalWords } from '../../words/portalWords.ts';
import { useSignInWords } from '../../words/signInWords.ts';
import { Brand } from '../Brand/Brand.tsx';
import * as css from './PortalHeader.css.ts';

export interface PortalHeaderProps {
  /** One or two letters, hidden from screen readers, because spoken initials mean nothing. */
  initials: string;
  /** Called when the user clicks Sign Out. */
  onSignOut: () => void;
  /** The language switch, in the corner. Only wide screens show it here; a phone has it in the footer. */
  trailing?: ReactNode;
}

/**
 * Shows users where they are, and lets them sign out. It is the banner of a page, which the skip link of `PortalPage`
 * skips.
 */
export function PortalHeader({ initials, onSignOut, trailing }: PortalHeaderProps) {
  const { page } = usePortalWords();
  const shared = useSignInWords();
  return (
    <header className={css.header}>
      <div className={`${pageWidth} ${css.content}`}>
        <div className={css.product}>
          <Brand />
          <span className={css.label}>{shared.page.portal}</span>
        </div>
        <div className={css.account}>
          <span className={css.greeting}>{page.welcome}</span>
          <span className={css.avatar} aria-hidden="true">
            {initials}
          </span>
          <Button
            variant="plain"
            leading={<Icon shape={LogOut} className={css.icon} size="1.125rem" />}
            onClick={onSignOut}
          >
            {shared.everywhere.signOut}
          </Button>
        </div>
        <div className={css.corner}>{trailing}</div>
      </div>
    </header>
  );
}

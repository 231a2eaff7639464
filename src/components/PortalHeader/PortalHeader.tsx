import { LogOut } from 'lucide';
import { Brand } from '../Brand/Brand.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { pageWidth } from '../theme/pageWidth.css.ts';
import * as css from './PortalHeader.css.ts';

export interface PortalHeaderProps {
  /** One or two letters, hidden from screen readers: spoken initials say nothing. */
  initials: string;
  onSignOut: () => void;
}

export function PortalHeader({ initials, onSignOut }: PortalHeaderProps) {
  return (
    <header className={css.header}>
      <div className={`${pageWidth} ${css.content}`}>
        <div className={css.product}>
          <Brand />
          <span className={css.label}>Employee Portal</span>
        </div>
        <div className={css.account}>
          <span className={css.greeting}>Welcome back</span>
          <span className={css.avatar} aria-hidden="true">
            {initials}
          </span>
          <Button
            kind="plain"
            icon={<Icon shape={LogOut} className={css.icon} size="1.125rem" />}
            onClick={onSignOut}
          >
            Sign Out
          </Button>
        </div>
      </div>
    </header>
  );
}

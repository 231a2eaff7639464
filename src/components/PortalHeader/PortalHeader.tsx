import { LogOut } from 'lucide-react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Brand } from '../Brand/Brand.tsx';
import { Button } from '../Button/Button.tsx';
import { pageWidth } from '../theme/pageWidth.css.ts';
import * as css from './PortalHeader.css.ts';

export interface PortalHeaderProps {
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
          <Avatar initials={initials} />
          <Button
            kind="quiet"
            icon={<LogOut className={css.icon} size="1.125rem" aria-hidden="true" />}
            onClick={onSignOut}
          >
            Sign Out
          </Button>
        </div>
      </div>
    </header>
  );
}

import { useState } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import * as css from './MockPanel.css.ts';
import type { MockAccount } from './mockService.ts';
import { Section } from './Section.tsx';

interface AccountActions {
  onDisable: (id: string) => void;
  onEnable: (id: string) => void;
  onExpire: (id: string) => void;
}

export interface AccountListProps extends AccountActions {
  accounts: readonly MockAccount[];
}

export function AccountList({ accounts, ...actions }: AccountListProps) {
  return (
    <Section
      title="Accounts"
      hint="A page that is signed in notices a change with its next call, for example on reload."
    >
      <ul role="list" className={css.accounts}>
        {accounts.map((account) => (
          <AccountItem key={account.id} account={account} {...actions} />
        ))}
      </ul>
    </Section>
  );
}

interface AccountItemProps extends AccountActions {
  account: MockAccount;
}

function AccountItem({ account, onDisable, onEnable, onExpire }: AccountItemProps) {
  const [message, setMessage] = useState('');
  const { id, name, email, password, state } = account;
  const isDisabled = state === 'disabled';
  const whose = <span className={visuallyHidden}> {name}</span>;

  const expire = () => {
    onExpire(id);
    setMessage('Every session of this account was ended.');
  };

  return (
    <li className={css.account}>
      <div className={css.identity}>
        <div className={css.accountHead}>
          <p className={css.accountName}>{name}</p>
          <span aria-live="polite">
            <Badge>{isDisabled ? 'Disabled' : 'Active'}</Badge>
          </span>
        </div>
        <p className={css.credentials}>
          {name !== email && <span>{email}</span>}
          <code className={css.code}>{password}</code>
        </p>
      </div>
      <div className={css.actions}>
        <Button kind="quiet" onClick={() => (isDisabled ? onEnable(id) : onDisable(id))}>
          {isDisabled ? 'Enable' : 'Disable'}
          {whose}
        </Button>
        <Button kind="quiet" onClick={expire}>
          Expire the session now
          {whose}
        </Button>
      </div>
      <p role="status" className={css.announcement}>
        {message}
      </p>
    </li>
  );
}

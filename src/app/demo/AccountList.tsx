import { useState } from 'react';
import { Badge } from '#components/Badge/Badge.tsx';
import { Button } from '#components/Button/Button.tsx';
import { LiveMessage } from '#components/LiveMessage/LiveMessage.tsx';
import { visuallyHidden } from '#components/theme/visuallyHidden.css.ts';
import type { IdentityToolkit } from '#mocks/identity-toolkit/index.ts';
import * as css from './MockPanel.css.ts';
import { Section } from './Section.tsx';
import { useService } from './useService.ts';

export function AccountList({ service }: { service: IdentityToolkit }) {
  const accounts = useService(service, (it) => it.accounts);
  return (
    <Section
      title="Accounts"
      hint="A page that is signed in notices a change with its next call, for example on reload."
    >
      <ul role="list" className={css.accounts}>
        {accounts.map((account) => (
          <AccountItem key={account.localId} account={account} service={service} />
        ))}
      </ul>
    </Section>
  );
}

interface AccountItemProps {
  account: IdentityToolkit['accounts'][number];
  service: IdentityToolkit;
}

function AccountItem({ account, service }: AccountItemProps) {
  const [message, setMessage] = useState('');
  const { localId, email, password, disabled } = account;
  const name = account.displayName ?? email;
  const whose = <span className={visuallyHidden}> {name}</span>;

  const expire = () => {
    service.revoke(localId);
    setMessage('Every session of this account was ended.');
  };

  return (
    <li className={css.account}>
      <div className={css.identity}>
        <div className={css.accountHead}>
          <p className={css.label}>{name}</p>
          <span aria-live="polite">
            <Badge>{disabled ? 'Disabled' : 'Active'}</Badge>
          </span>
        </div>
        <p className={css.credentials}>
          {name !== email && <span>{email}</span>}
          <code className={css.code}>{password}</code>
        </p>
      </div>
      <div className={css.actions}>
        <Button
          kind="quiet"
          onClick={() => (disabled ? service.enable(localId) : service.disable(localId))}
        >
          {disabled ? 'Enable' : 'Disable'}
          {whose}
        </Button>
        <Button kind="quiet" onClick={expire}>
          Expire the session now
          {whose}
        </Button>
      </div>
      <LiveMessage className={css.announcement} message={message} />
    </li>
  );
}

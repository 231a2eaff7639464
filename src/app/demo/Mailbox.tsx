import { useSyncExternalStore } from 'react';
import type { IdentityToolkit } from '#mocks/identity-toolkit/index.ts';
import { Badge } from '#ui/Badge';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import * as css from './MockPanel.css.ts';

export interface MailboxProps {
  service: IdentityToolkit;
}

const sentAt = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const stateNames = { valid: 'Not used yet', used: 'Used', expired: 'Expired' };

/** The emails that the mocked service would have sent. */
export function Mailbox({ service }: MailboxProps) {
  const mails = useSyncExternalStore(service.subscribe, () => service.mails);
  // No event says that a link has expired, so the states are rendered again after every call.
  useSyncExternalStore(service.subscribe, () => service.calls);
  return (
    <section className={css.section}>
      <h2>Mailbox</h2>
      <p className={css.hint}>
        Newest first. A link can be used once, within an hour. Request one on the sign-in page.
      </p>
      {mails.length === 0 && <p>No emails yet.</p>}
      <ul role="list">
        {mails.toReversed().map((mail) => (
          <li key={mail.id} className={css.row}>
            <strong>{mail.to}</strong>
            <span className={css.end} aria-live="polite">
              <Badge>{stateNames[service.mailState(mail)]}</Badge>
            </span>
            <time className={`${css.wide} ${css.hint}`} dateTime={new Date(mail.at).toISOString()}>
              {sentAt.format(mail.at)}
            </time>
            <a href={mail.link} className={css.link}>
              Choose a new password
              <VisuallyHidden>{` for ${mail.to}`}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

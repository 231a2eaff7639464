import { useState, useSyncExternalStore } from 'react';
import { LiveMessage } from '#components/LiveMessage/LiveMessage.tsx';
import { useToday } from '#features/onboarding/screen/useToday.ts';
import type { IdentityToolkit } from '#mocks/identity-toolkit/index.ts';
import { ClaimsForm } from './ClaimsForm.tsx';
import { type ClaimTexts, claimsOf, claimTextsOf } from './claimTexts.ts';
import * as css from './MockPanel.css.ts';
import { Select } from './Select.tsx';

/** The page of a portal in which each account sees its own plan. */
export interface AccountPage {
  /** The id of the signed-in account. */
  readonly uid: () => string | undefined;
  /** Shows the account's current claims. Rejects if the service issues no new token, which would contain them. */
  readonly reload: () => Promise<void>;
}

export interface PlanOfAccountProps {
  service: IdentityToolkit;
  page: AccountPage;
}

/** Shows authors and designers any plan, on any of its days. */
export function PlanOfAccount({ service, page }: PlanOfAccountProps) {
  const accounts = useSyncExternalStore(service.subscribe, () => service.accounts);
  const today = useToday();
  const [chosenId, setChosenId] = useState('');
  const [message, setMessage] = useState('');
  const [saveCount, setSaveCount] = useState(0);
  const names = Object.fromEntries(
    accounts.map(({ localId, email, displayName = email }) => [localId, displayName]),
  );
  const [lastSignedIn] = accounts.toSorted(
    (one, other) => (other.lastLoginAt ?? 0) - (one.lastLoginAt ?? 0),
  );
  // After a reset, the service no longer knows who signed in last, but the session goes on.
  const wantedId = chosenId || page.uid();
  const account = accounts.find(({ localId }) => localId === wantedId) ?? lastSignedIn;
  if (!account) return null;
  const { localId: id, customAttributes } = account;

  const show = async (claims: ClaimTexts) => {
    service.setClaims(id, claimsOf(claims));
    setSaveCount(saveCount + 1);
    if (page.uid() !== id) return setMessage(`Saved. ${names[id]} sees it after signing in.`);
    setMessage('Saved. This page loads again to show it.');
    await page.reload().catch(() => {
      setMessage(
        `Saved. The service gave this page no new token, so ${names[id]} sees it after signing in again.`,
      );
    });
  };

  return (
    <section className={css.section}>
      <h2>Plan of an account</h2>
      <p className={css.hint}>Shows any plan, on any of its days.</p>
      <Select label="Account" value={id} options={names} onChange={setChosenId} />
      <ClaimsForm
        key={id}
        claims={claimTextsOf(customAttributes)}
        today={today}
        onShow={(claims) => void show(claims)}
      />
      <LiveMessage className={css.hint} message={message} repeat={saveCount} />
    </section>
  );
}

import type { AccountSeed } from './identity-toolkit/index.ts';

/**
 * A first day of work, counted from today, because a fixed one would be long ago one day: the Monday of this week, or
 * of another.
 */
function mondayOf(weeksFromNow: number): string {
  const now = new Date();
  const monday = now.getDate() - ((now.getDay() + 6) % 7) + 7 * weeksFromNow;
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), monday)).toISOString().slice(0, 10);
}

// A portal built with VITE_EMPLOYEE=account reads the claims in `customAttributes`.

/** The account that the demo suggests. */
export const newHire: AccountSeed & { readonly displayName: string } = {
  localId: 'demo-new-hire',
  email: 'new.hire@waymark.test',
  password: 'Welcome-2026',
  displayName: 'Maya Lindqvist',
  // Without the claim `plan`, the standard plan.
  customAttributes: JSON.stringify({
    joinDate: mondayOf(0),
    buddy: { name: 'Ida Holm', link: 'mailto:ida.holm@example.com' },
    manager: { name: 'Ruth Adeyemi', link: 'mailto:ruth.adeyemi@example.com' },
  }),
  emailVerified: true,
};

export const demoAccounts: readonly AccountSeed[] = [
  newHire,
  {
    localId: 'demo-second-colleague',
    email: 'second.colleague@waymark.test',
    password: 'Welcome-2026',
    displayName: 'Tomás Okafor',
    customAttributes: JSON.stringify({
      plan: 'intern',
      joinDate: mondayOf(1),
      // A person may have no link.
      buddy: { name: 'Amara Nwosu' },
    }),
    emailVerified: true,
  },
  { localId: 'demo-no-name', email: 'no.name@waymark.test', password: 'Welcome-2026' },
  {
    localId: 'demo-disabled',
    email: 'disabled.account@waymark.test',
    password: 'Welcome-2026',
    displayName: 'Ines Moreau',
    emailVerified: true,
    disabled: true,
  },
];

import type { AccountSeed } from './identity-toolkit/index.ts';

const threeDaysAgo = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);

/** The account that the demo suggests. */
export const newHire: AccountSeed & { readonly displayName: string } = {
  localId: 'demo-new-hire',
  email: 'new.hire@waymark.test',
  password: 'Welcome-2026',
  displayName: 'Maya Lindqvist',
  emailVerified: true,
};

export const demoAccounts: readonly AccountSeed[] = [
  newHire,
  {
    localId: 'demo-second-colleague',
    email: 'second.colleague@waymark.test',
    password: 'Welcome-2026',
    displayName: 'Tomás Okafor',
    // A portal built with VITE_EMPLOYEE=account reads these claims.
    customAttributes: JSON.stringify({ plan: 'intern', joinDate: threeDaysAgo }),
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

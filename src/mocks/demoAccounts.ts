import type { AccountSeed } from './identity-toolkit/index.ts';

/** The account to look around with. */
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
    // For a portal built with VITE_EMPLOYEE=account.
    customAttributes: '{"plan":"intern"}',
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

/** What each is for: one line for the terminal. */
export const purposes: Readonly<Record<string, string>> = {
  'new.hire@waymark.test': 'A new employee: the account to look around with.',
  'second.colleague@waymark.test': 'Another new employee: for changing accounts on one device.',
  'no.name@waymark.test': 'An account for which HR has not entered a name yet.',
  'disabled.account@waymark.test': 'A disabled account: signing in is refused.',
};

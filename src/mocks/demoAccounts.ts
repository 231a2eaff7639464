import type { AccountSeed } from './identity-toolkit/index.ts';

export interface DemoAccount extends AccountSeed {
  /** One line for the terminal and the README. */
  readonly purpose: string;
}

/** The account to look around with (decision 19). */
export const newHire: DemoAccount = {
  localId: 'demo-new-hire',
  email: 'new.hire@waymark.test',
  password: 'Welcome-2026',
  displayName: 'Maya Lindqvist',
  emailVerified: true,
  purpose: 'A new employee: the account to look around with.',
};

export const demoAccounts: readonly DemoAccount[] = [
  newHire,
  {
    localId: 'demo-second-colleague',
    email: 'second.colleague@waymark.test',
    password: 'Welcome-2026',
    displayName: 'Tomás Okafor',
    emailVerified: true,
    purpose: 'Another new employee: for changing accounts on one device.',
  },
  {
    localId: 'demo-no-name',
    email: 'no.name@waymark.test',
    password: 'Welcome-2026',
    purpose: 'An account for which HR has not entered a name yet.',
  },
  {
    localId: 'demo-disabled',
    email: 'disabled.account@waymark.test',
    password: 'Welcome-2026',
    displayName: 'Ines Moreau',
    emailVerified: true,
    disabled: true,
    purpose: 'A disabled account: signing in is refused.',
  },
];

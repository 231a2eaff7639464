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

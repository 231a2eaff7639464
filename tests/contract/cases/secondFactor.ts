import type { CaseGroup } from '../contractCase.ts';
import { credentials } from '../contractCase.ts';
import type { Conversation } from '../conversation.ts';
import type { Account } from '../target.ts';

export const twoSteps: Account = {
  localId: 'two-steps',
  email: 'two.steps@contract.test',
  password: 'right-7',
  displayName: 'Noor Haddad',
  emailVerified: true,
  secondFactor: {
    phoneNumber: '+46701234567',
    displayName: 'Phone at work',
    mfaEnrollmentId: 'factor-1',
    enrolledAt: '2026-01-15T09:30:00.000Z',
  },
};

const withPhone = (phoneNumber: string): Account => ({
  ...twoSteps,
  secondFactor: {
    phoneNumber,
    mfaEnrollmentId: 'factor-2',
    enrolledAt: '2026-01-15T09:30:00.000Z',
  },
});

const phones: readonly (readonly [string, string])[] = [
  ['a number with blanks', '+46 70 123 45 67'],
  ['a number with brackets', '+1 (650) 555-3434'],
  ['a short number', '+4670'],
];

const given = { accounts: [twoSteps] };
const fields = credentials(twoSteps);

export const secondFactor: CaseGroup = {
  title: 'second factor',
  cases: [
    { name: 'the right password earns no tokens yet', given, run: (on) => on.signIn(fields) },
    {
      name: 'with enumeration protection',
      given: { ...given, enumerationProtection: true },
      run: (on) => on.signIn(fields),
    },
    ...phones.map(([name, phoneNumber]) => ({
      name,
      given: { accounts: [withPhone(phoneNumber)] },
      run: (on: Conversation) => on.signIn(fields),
    })),
    {
      name: 'a wrong password tells nothing of it',
      given,
      run: (on) => on.signIn({ ...fields, password: 'wrong' }),
    },
    {
      name: 'a disabled account tells nothing of it',
      given: { accounts: [{ ...twoSteps, disabled: true }] },
      run: (on) => on.signIn(fields),
    },
    {
      name: 'the credential is no token',
      given,
      run: async (on) => {
        const { body } = await on.signIn(fields);
        await on.lookUp({ idToken: body['mfaPendingCredential'] });
        await on.refresh({
          grant_type: 'refresh_token',
          refresh_token: String(body['mfaPendingCredential']),
        });
      },
    },
    {
      name: 'in a tenant',
      given: {
        accounts: [{ ...twoSteps, tenantId: 'acme' }],
        tenants: { acme: { project: 'active', passwordSignIn: 'on' } },
      },
      run: (on) => on.signIn({ ...fields, tenantId: 'acme' }),
    },
  ],
};

import { expect } from 'storybook/test';
import { newHire } from '#mocks/demoAccounts.ts';
import { createTestClient, type IdentityToolkit } from '#mocks/identity-toolkit/index.ts';
import preview from '#storybook/preview.tsx';
import { identityServiceOf, onIdentityService } from '#workbench/stories/identityService.ts';
import { Mailbox } from './Mailbox.tsx';

const meta = preview.meta({
  ...onIdentityService,
  title: 'Mock panel/Mailbox',
  render: (_args, context) => <Mailbox service={identityServiceOf(context).mock} />,
  parameters: { controls: { disable: true } },
  tags: ['!autodocs'],
});

const ask = (service: IdentityToolkit, email = newHire.email) =>
  createTestClient(service).accounts('sendOobCode', { requestType: 'PASSWORD_RESET', email });

const setPassword = (service: IdentityToolkit, oobCode = '') =>
  createTestClient(service).accounts('resetPassword', { oobCode, newPassword: 'Welcome-2027' });

export const NoMailsYet = meta.story();

const unbroken = `${'Donaudampfschifffahrtsgesellschaftskapitaen'.repeat(2)}@waymark.test`;

/** Used, expired, and two that can be used. */
export const Mails = meta.story({
  beforeEach: async ({ loaded }) => {
    const service = identityServiceOf({ loaded }).mock;
    service.add({ email: unbroken, password: 'Welcome-2026' });
    await ask(service);
    await ask(service);
    await setPassword(service, service.mails[0]?.code);
    service.advance(3_600_000);
    await ask(service, unbroken);
    await ask(service);
  },
  play: async ({ canvas }) => {
    const mails = canvas.getAllByRole('listitem');
    await expect(
      mails.map((mail) => /Not used yet|Used|Expired/.exec(mail.textContent)?.[0]),
    ).toEqual(['Not used yet', 'Not used yet', 'Expired', 'Used']);
  },
});

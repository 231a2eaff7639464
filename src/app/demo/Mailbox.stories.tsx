import { expect, waitFor } from 'storybook/test';
import { newHire } from '#mocks/demoAccounts.ts';
import { createTestClient, type IdentityToolkit } from '#mocks/identity-toolkit/index.ts';
import preview from '#storybook/preview.tsx';
import { expectStops } from '#workbench/stories/checks.ts';
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

export const AMailComesAndGoes = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, loaded, userEvent }) => {
    const service = identityServiceOf({ loaded }).mock;
    await expect(canvas.getByText('No emails yet.')).toBeVisible();
    await ask(service);
    const link = await canvas.findByRole('link', {
      name: `Choose a new password for ${newHire.email}`,
    });
    await expect(link).toHaveAttribute('href', service.mails[0]?.link);
    await expect(canvas.queryByText('No emails yet.')).toBeNull();
    await expectStops(userEvent, [/^Choose a new password for/]);
    const state = canvas.getByText('Not used yet');
    await expect(state.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await setPassword(service, service.mails[0]?.code);
    await waitFor(() => expect(state).toHaveTextContent('Used'));
    await ask(service);
    await canvas.findByText('Not used yet');
    service.advance(3_600_000);
    await setPassword(service, service.mails[1]?.code);
    await expect(await canvas.findByText('Expired')).toBeVisible();
  },
});

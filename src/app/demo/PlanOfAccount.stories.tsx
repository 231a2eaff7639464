import { expect, fn, waitFor } from 'storybook/test';
import { newHire } from '#mocks/demoAccounts.ts';
import { createIdentityToolkit } from '#mocks/identity-toolkit/index.ts';
import preview from '#storybook/preview.tsx';
import { expectStops } from '#workbench/stories/checks.ts';
import { PlanOfAccount } from './PlanOfAccount.tsx';

const colleague = { localId: 'colleague', email: 'no.name@waymark.test', password: 'any' };
const accountsWith = (customAttributes?: string) =>
  createIdentityToolkit({
    accounts: [{ ...newHire, ...(customAttributes && { customAttributes }) }, colleague],
  });

const meta = preview.meta({
  title: 'Plan of an account',
  component: PlanOfAccount,
  parameters: { controls: { disable: true } },
  tags: ['!autodocs'],
  args: {
    service: accountsWith(),
    page: { uid: () => newHire.localId, reload: fn(async () => {}) },
  },
  beforeEach: ({ args }) => args.service.reset(),
});

export const NothingChosen = meta.story();

const amara = { name: 'Amara Nwosu', link: 'mailto:amara.nwosu@example.com' };
const everything = { plan: 'intern', joinDate: '2026-11-02', buddy: amara, manager: amara };

export const EverythingChosen = meta.story({
  args: { service: accountsWith(JSON.stringify(everything)) },
});

export const PlanThatDoesNotExist = meta.story({
  args: { service: accountsWith('{"plan":"sales"}') },
  play: async ({ canvas }) => {
    const plan = canvas.getByRole('combobox', { name: 'Plan' });
    await expect(plan).toHaveDisplayValue('A plan that does not exist');
  },
});

export const ChosenByKeyboard = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent, args: { service, page } }) => {
    await expectStops(userEvent, ['Account', 'Plan']);
    const plan = canvas.getByRole('combobox', { name: 'Plan' });
    await userEvent.selectOptions(plan, 'intern');
    await expectStops(userEvent, ['First day of work', 'Today', 'Next Monday', 'Two weeks ago']);
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(/^The first day of work is \w+day, \w+ \d+, \d{4}\.$/);
    const firstDay = canvas.getByLabelText('First day of work');
    await expect(firstDay).not.toHaveValue('');
    await userEvent.clear(firstDay);
    await userEvent.type(firstDay, '2026-11-02');
    await expectStops(userEvent, ['Today', 'Next Monday', 'Two weeks ago', 'None', 'Buddy']);
    await userEvent.keyboard(amara.name);
    await expectStops(userEvent, ['Buddy’s link', 'Manager', 'Manager’s link', 'Show it']);
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Saved. This page loads again to show it.');
    await expect(page.reload).toHaveBeenCalledOnce();
    await expect(service.accounts[0]?.customAttributes).toBe(
      JSON.stringify({ plan: 'intern', joinDate: '2026-11-02', buddy: { name: amara.name } }),
    );
    service.reset();
    await waitFor(() => expect(plan).toHaveValue(''));
    await expect(firstDay).toHaveValue('');
  },
});

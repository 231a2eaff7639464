import { expect, within } from 'storybook/test';
import { newHire } from '#mocks/demoAccounts.ts';
import { createTestClient } from '#mocks/identity-toolkit/index.ts';
import preview from '#storybook/preview.tsx';
import { identityServiceOf, onIdentityService } from '#workbench/stories/identityService.ts';
import { MockPanel } from './MockPanel.tsx';

const meta = preview.meta({
  ...onIdentityService,
  title: 'Mock panel',
  render: (_args, context) => <MockPanel service={identityServiceOf(context).mock} />,
  globals: { viewport: { value: 'tablet' } },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
});

const open = async (canvasElement: HTMLElement) => {
  canvasElement.querySelector('summary')?.click();
  await within(canvasElement).findByRole('heading', { name: 'Next answer' });
};

export const Closed = meta.story();

const unbroken = 'Donaudampfschifffahrtsgesellschaftskapitaen'.repeat(2);

export const Open = meta.story({
  tags: ['page'],
  render: (_args, context) => (
    <MockPanel
      service={identityServiceOf(context).mock}
      page={{ uid: () => undefined, reload: async () => {} }}
    />
  ),
  beforeEach: async ({ loaded }) => {
    const service = identityServiceOf({ loaded }).mock;
    service.add({ email: `${unbroken}@waymark.test`, password: unbroken });
    const { signIn } = createTestClient(service);
    for (let count = 0; count < 30; count += 1) {
      await signIn(`${unbroken}@error.waymark.test`, 'any');
    }
    await signIn(newHire.email, newHire.password);
    service.answerNext('USER_DISABLED');
  },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement);
    await canvas.findByText(
      /^Waiting for the next call: Sign-in, Look-up, Token, or New password\. An admin/,
    );
    const journal = canvas.getByRole('region', { name: 'Journal of calls' });
    await expect(journal.clientHeight).toBeLessThan(400);
    const [newest, before] = within(journal).getAllByRole('listitem');
    await expect(newest).toHaveTextContent(/^\d\d:\d\d:\d\dSign-in200$/);
    await expect(before).toHaveTextContent(/Sign-in400DONAU.* auth\/donau.*No fault has the code/);
  },
});

export const EveryControl = meta.story({
  tags: ['behavior'],
  beforeEach: ({ loaded }) => identityServiceOf({ loaded }).mock.setDelay(250),
  play: async ({ canvas, canvasElement, loaded, userEvent }) => {
    const service = identityServiceOf({ loaded }).mock;
    await open(canvasElement);
    await canvas.findByText(/^Every account sees the sample employee’s plan here\./);
    const choose = (label: string, option: string) =>
      userEvent.selectOptions(canvas.getByRole('combobox', { name: label }), option);
    const press = (name: RegExp) => userEvent.click(canvas.getByRole('button', { name }));
    await expect(canvas.getByRole('combobox', { name: 'Delay' })).toHaveDisplayValue('250 ms');
    await choose('Answer with', 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    await canvas.findByText(/^No call of the portal meets this\./);
    await choose('To', 'Look-up');
    await canvas.findByText(/^Waiting for the next call: Look-up\./);
    await choose('Answer with', '');
    await expect(service.network.next).toBeUndefined();
    await choose('Token lifetime', '5 min 10 s');
    await expect(service.settings.tokenLifetimeSeconds).toBe(310);
    await choose('Delay', 'Never answers');
    const waiting = createTestClient(service).signIn('user-disabeld@error.waymark.test', 'any');
    await canvas.findByText('No answer');
    await choose('Delay', 'None');
    await expect((await waiting).status).toBe(400);
    const hints = await canvas.findAllByText(/^No fault has the code “user-disabeld”/);
    await expect(hints.map((each) => each.parentElement?.ariaLive)).toEqual(['polite', null]);
    await press(/^Clear the journal/);
    await canvas.findByText('No calls yet.');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Offline/ }));
    await expect(service.network.offline).toBe(true);
    await press(/^Expire the session now Maya Lindqvist/);
    await canvas.findByText('Every session of Maya Lindqvist was ended.');
    await press(/^Reset everything/);
    await canvas.findByText(/^Everything was put back as it was/);
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
});

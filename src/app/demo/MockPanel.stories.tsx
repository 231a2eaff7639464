import { expect, within } from 'storybook/test';
import { newHire } from '#mocks/demoAccounts.ts';
import { createTestClient } from '#mocks/identity-toolkit/index.ts';
import preview from '#storybook/preview.tsx';
import { identityServiceOf, onIdentityService } from '#workbench/stories/identityService.ts';
import { MockPanel } from './MockPanel.tsx';

const meta = preview.meta({
  ...onIdentityService,
  title: 'Demo/Mock panel',
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
  beforeEach: async ({ loaded }) => {
    const service = identityServiceOf({ loaded }).mock;
    service.add({ email: `${unbroken}@waymark.test`, password: unbroken });
    const { accounts, signIn } = createTestClient(service);
    await accounts('sendOobCode', { requestType: 'PASSWORD_RESET', email: newHire.email });
    for (let count = 0; count < 30; count += 1) {
      await signIn(`${unbroken}@error.waymark.test`, 'any');
    }
    await signIn(newHire.email, newHire.password);
    service.failNext('USER_DISABLED');
  },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement);
    await canvas.findByText(
      /^Waiting for the next call: Sign-in, Lookup, Token, or New password\. An admin/,
    );
    const journal = canvas.getByRole('region', { name: 'Call log' });
    await expect(journal.clientHeight).toBeLessThan(400);
    const [newest, before] = within(journal).getAllByRole('listitem');
    await expect(newest).toHaveTextContent(/^\d\d:\d\d:\d\dSign-in200$/);
    await expect(before).toHaveTextContent(
      /Sign-in400DONAU.* auth\/donau.*No fault has the code.*Did you mean/,
    );
  },
});

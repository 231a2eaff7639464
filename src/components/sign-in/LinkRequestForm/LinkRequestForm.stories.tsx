import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../../ui/samples.ts';
import { LinkRequestForm } from './LinkRequestForm.tsx';

const meta = preview.meta({
  component: LinkRequestForm,
  args: {
    request: { status: 'idle' } as const,
    email: 'new.hire@waymark.test',
    onSubmit: fn(),
    onEdit: fn(),
    onBack: fn(),
    contact: { name: 'The people team', link: 'mailto:people@example.com' },
  },
});

export const Idle = meta.story({
  name: 'Request a link to set your password',
});

export const Sending = meta.story({
  args: { request: { status: 'sending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('readonly');
  },
});

export const Sent = meta.story({
  name: 'Check your email',
  args: { request: { status: 'sent', email: 'new.hire@waymark.test' } },
});

export const SentToALongAddress = Sent.extend({
  name: 'Check your email, with a long address',
  args: { request: { status: 'sent', email: `${longText.replaceAll(/\W/g, '.')}@example.com` } },
});

import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { allStates } from '#workbench/stories/allStates.tsx';
import { longText } from '../samples.ts';
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
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
  },
});

export const Sending = meta.story({
  args: { request: { status: 'sending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('readonly');
    await canvas.findByText('Sending...', { selector: '[aria-live] *' }, { timeout: 30_000 });
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

export const AllStates = meta.story({
  ...allStates(meta, {
    Idle,
    Sending,
    Sent,
    SentToALongAddress,
  }),
  // Not on docs pages: the boxes take the focus, and the page would scroll to them.
  tags: ['!autodocs'],
});

export const WithACopiedEmail = meta.story({
  tags: ['behavior'],
  args: { email: '' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Email'));
    await userEvent.paste('\u200bnew.hire@waymark.test');
    await expect(args.onEdit).toHaveBeenLastCalledWith('\u200bnew.hire@waymark.test');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith('new.hire@waymark.test');
  },
});

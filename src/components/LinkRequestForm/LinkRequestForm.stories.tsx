import { expect, fn, within } from 'storybook/test';
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
    cleanEmail: (text: string) => text,
    contact: { name: 'The people team', link: 'mailto:people@example.com' },
  },
});

export const Idle = meta.story({
  name: 'Get a link to choose your password',
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
  name: 'Check your mail',
  args: { request: { status: 'sent', email: 'new.hire@waymark.test' } },
});

export const SentToALongAddress = Sent.extend({
  name: 'Check your mail, with a long address',
  args: { request: { status: 'sent', email: `${longText.replaceAll(/\W/g, '.')}@example.com` } },
});

export const Failure = meta.story({
  name: 'The link could not be sent',
  args: {
    request: {
      status: 'failed',
      failure: {
        message: 'The link could not be sent. Please try again.',
        help: 'If it fails again, HR can help you.',
        isForHr: true,
      },
    },
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('alert', { name: 'That did not work' });
    await expect(within(box).getByRole('link', { name: 'The people team' })).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'false');
  },
});

export const FailureOfTheEmail = meta.story({
  name: 'Please enter a valid email address',
  args: {
    email: 'new.hire@waymark',
    request: {
      status: 'failed',
      failure: {
        message: 'Please enter a valid email address.',
        help: 'It should look like name@company.com.',
        field: 'email',
      },
    },
  },
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText('Email');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address.');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const AllStates = meta.story({
  ...allStates(meta, {
    Idle,
    Sending,
    Sent,
    SentToALongAddress,
    Failure,
    FailureOfTheEmail,
  }),
  // Not on docs pages: the boxes take the focus, and the page would scroll to them.
  tags: ['!autodocs'],
});

export const WithACopiedEmail = meta.story({
  tags: ['behavior'],
  args: { email: '', cleanEmail: (text: string) => text.replace(/^.*<|>.*$/g, '') },
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByLabelText<HTMLInputElement>('Email');
    await userEvent.click(canvas.getByRole('button', { name: 'Send me a link' }));
    await expect(email.validity.valueMissing).toBe(true);
    await userEvent.click(email);
    await userEvent.paste('Maya <new.hire@waymark.test>,');
    await expect(args.onEdit).toHaveBeenLastCalledWith('Maya <new.hire@waymark.test>,');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith('new.hire@waymark.test');
  },
});

import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../../ui/samples.ts';
import {
  type PasswordResetRequest,
  PasswordResetRequestForm,
} from './PasswordResetRequestForm.tsx';

const requests = {
  idle: { status: 'idle' },
  sending: { status: 'sending' },
  sent: { status: 'sent', email: 'new.hire@waymark.test' },
  failed: {
    status: 'failed',
    failure: {
      message: 'Please enter a valid email address.',
      help: 'It should look like first.last@example.com.',
      field: 'email',
    },
  },
} satisfies Record<string, PasswordResetRequest>;

const meta = preview.meta({
  component: PasswordResetRequestForm,
  args: {
    request: requests.idle,
    email: 'new.hire@waymark.test',
    onSubmit: fn(),
    onEdit: fn(),
    onBack: fn(),
    contact: { name: 'HR', link: 'mailto:people@example.com' },
  },
  argTypes: {
    request: { control: 'select', options: Object.keys(requests), mapping: requests },
  },
});

export const Playground = meta.story({});

export const Sending = meta.story({
  args: { request: requests.sending },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('readonly');
  },
});

export const Sent = meta.story({
  name: 'Check your email',
  args: { request: requests.sent },
});

export const Failed = meta.story({
  name: 'Please enter a valid email address.',
  args: { request: requests.failed },
});

export const UnbrokenText = meta.story({
  tags: ['edge-case'],
  args: { request: { status: 'sent', email: `${longText.replaceAll(/\W/g, '.')}@example.com` } },
});

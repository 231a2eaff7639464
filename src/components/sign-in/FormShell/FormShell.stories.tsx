import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../../ui/samples.ts';
import { EmailField } from '../EmailField/EmailField.tsx';
import { FormShell } from './FormShell.tsx';

const meta = preview.meta({
  component: FormShell,
  args: {
    isSubmitting: false,
    titleOfFailure: 'That did not work',
    contact: { name: 'The people team', link: 'mailto:people@example.com' },
    submit: { label: 'Send me a link', running: 'Sending...' },
    way: { label: 'Back to sign in', onPress: fn() },
    onSubmit: fn(),
    children: (errorIdOf) => <EmailField errorId={errorIdOf('email')} />,
  },
});

export const Idle = meta.story({});

export const Submitting = meta.story({ args: { isSubmitting: true } });

export const FailureOfAField = meta.story({
  args: {
    failure: {
      message: 'Please enter a valid email address.',
      help: 'It should look like first.last@example.com.',
      field: 'email',
    },
  },
});

export const FailureForHr = meta.story({
  args: {
    failure: {
      title: 'The link may be on its way',
      message: longText,
      help: 'Your company asks for a password with:',
      rules: ['at least 12 characters', 'a lowercase letter', 'a number'],
      isForHr: true,
    },
  },
});

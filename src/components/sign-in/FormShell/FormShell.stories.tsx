import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../../ui/samples.ts';
import { EmailField } from '../EmailField/EmailField.tsx';
import type { FormFailure } from '../formFailure.ts';
import { FormShell } from './FormShell.tsx';

const failures = {
  none: undefined,
  'of a field': {
    message: 'Please enter a valid email address.',
    help: 'It should look like first.last@example.com.',
    field: 'email',
  },
  'for HR': {
    title: 'Your password is too old',
    message: 'Please ask HR for a link to set a new one.',
    help: 'Your company asks for a password with:',
    rules: ['at least 12 characters', 'a lowercase letter', 'a number'],
    isForHr: true,
  },
} satisfies Record<string, FormFailure | undefined>;

const meta = preview.meta({
  component: FormShell,
  subcomponents: { EmailField },
  args: {
    isBusy: false,
    titleOfFailure: 'That did not work',
    contact: { name: 'HR', link: 'mailto:people@example.com' },
    submit: { label: 'Send me a link', busyLabel: 'Sending...' },
    secondaryAction: { label: 'Back to sign in', onPress: fn() },
    onSubmit: fn(),
    onEdit: fn(),
    children: (errorIdOf) => <EmailField errorId={errorIdOf('email')} />,
  },
  argTypes: {
    failure: { control: 'select', options: Object.keys(failures), mapping: failures },
  },
});

export const Playground = meta.story({});

export const Busy = meta.story({ args: { isBusy: true } });

export const FailureOfAField = meta.story({ args: { failure: failures['of a field'] } });

export const FailureForHr = meta.story({ args: { failure: failures['for HR'] } });

export const LongText = meta.story({
  tags: ['edge-case'],
  args: {
    submit: { label: longText, busyLabel: longText },
    secondaryAction: { label: longText, onPress: fn() },
    failure: { title: longText, message: longText, help: longText, rules: [longText] },
  },
});

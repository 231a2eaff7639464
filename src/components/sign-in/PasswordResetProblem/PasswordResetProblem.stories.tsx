import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PasswordResetProblem } from './PasswordResetProblem.tsx';

const actions = {
  none: undefined,
  'Send me a new link': { label: 'Send me a new link', onPress: fn() },
  'Try again': { label: 'Try again', onPress: fn() },
};

const meta = preview.meta({
  component: PasswordResetProblem,
  args: {
    message: 'A link works once, for about an hour.',
    action: actions['Send me a new link'],
    onBack: fn(),
    contact: { name: 'HR', link: 'mailto:people@example.com' },
  },
  argTypes: { action: { control: 'select', options: Object.keys(actions), mapping: actions } },
});

export const Playground = meta.story({});

export const ForSomebodyElse = meta.story({
  args: {
    message: 'It is not a link to set a password. Please ask for one that is.',
    action: undefined,
  },
});

export const NobodyToAsk = meta.story({ args: { contact: undefined } });

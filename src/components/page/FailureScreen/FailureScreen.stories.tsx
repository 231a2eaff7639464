import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../../ui/samples.ts';
import { FailureScreen } from './FailureScreen.tsx';

const actionOf = (label: string) => ({ label, onPress: fn() });
const actions = {
  'Reload the page': actionOf('Reload the page'),
  'Try again': actionOf('Try again'),
};

const meta = preview.meta({
  component: FailureScreen,
  args: {
    title: 'This page could not be loaded',
    message: 'Part of the portal did not arrive. Nothing that you marked has been changed.',
    action: actions['Reload the page'],
  },
  argTypes: { action: { control: 'select', options: Object.keys(actions), mapping: actions } },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '32rem' } },
  },
});

export const Playground = meta.story({});

export const AReloadLosesSomething = meta.story({ args: { action: actions['Try again'] } });

export const SignedIn = meta.story({ args: { onSignOut: fn() } });

export const LongText = meta.story({
  tags: ['edge-case'],
  args: { title: longText, message: longText, action: actionOf(longText) },
});

import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { FailureScreen } from './FailureScreen.tsx';

const meta = preview.meta({
  component: FailureScreen,
  args: {
    title: 'This page could not be loaded',
    message: 'Part of the portal did not arrive. Nothing that you marked has been changed.',
    onAction: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '32rem' } },
  },
});

export const ChunkDidNotArrive = meta.story({});

export const AReloadLosesSomething = meta.story({ args: { action: 'tryAgain' } });

export const SignedIn = meta.story({ args: { onSignOut: fn() } });

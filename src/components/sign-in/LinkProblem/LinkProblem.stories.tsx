import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { LinkProblem } from './LinkProblem.tsx';

const meta = preview.meta({
  component: LinkProblem,
  args: {
    message: 'A link works once, for about an hour.',
    onBack: fn(),
  },
});

export const WithAWayOn = meta.story({
  args: { action: { label: 'Send me a new link', onPress: fn() } },
});

export const ForSomebodyElse = meta.story({
  args: { contact: { name: 'The people team', link: 'mailto:people@example.com' } },
});

import preview from '#storybook/preview.tsx';
import { longText } from '../samples.ts';
import { ContactLine } from './ContactLine.tsx';

const meta = preview.meta({
  component: ContactLine,
  args: { label: 'Questions?', name: 'The people team', link: 'mailto:people@example.com' },
});

export const WithLink = meta.story({});

export const WithoutLink = meta.story({ args: { link: undefined } });

export const LongName = meta.story({ args: { label: 'Questions?', name: longText } });

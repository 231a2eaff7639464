import preview from '#storybook/preview.tsx';
import { longText } from '../samples.ts';
import { ContactLine } from './ContactLine.tsx';

const meta = preview.meta({
  component: ContactLine,
  args: {
    label: 'Questions?',
    name: 'HR',
    link: 'mailto:people@example.com',
    subject: 'Sign-in to the portal',
  },
});

export const Playground = meta.story({});

export const WithoutLink = meta.story({ args: { link: undefined } });

export const LongText = meta.story({ tags: ['edge-case'], args: { name: longText } });

import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PageTitle } from './PageTitle.tsx';

const meta = preview.meta({
  component: PageTitle,
  tags: ['unseen'],
  args: { title: 'Sign in' },
  beforeEach: () => {
    const before = document.title;
    return () => {
      document.title = before;
    };
  },
  parameters: {
    guide: {
      purpose: 'Names the browser’s tab after the screen.',
      do: [
        'Name the screen before the product; the component adds the product.',
        'Begin with “Error:” while a failure is shown, so that it is heard first.',
      ],
      dont: ['Show two at once: the last one wins.'],
      screenReader: ['Read when the page opens, and on request. It is set before any focus moves.'],
    },
  },
});

export const NamesTheTab = meta.story({
  play: async ({ canvasElement }) => {
    await expect(document.title).toBe('Sign in – Waymark');
    await expect(canvasElement).toHaveTextContent(/^$/);
  },
});

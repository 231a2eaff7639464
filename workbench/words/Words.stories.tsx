import preview from '#storybook/preview.tsx';
import { WordsPage } from './WordsPage.tsx';

const meta = preview.meta({
  title: 'Words',
  tags: ['!autodocs', 'page'],
  parameters: { layout: 'fullscreen' },
});

export const AllWords = meta.story({
  name: 'All sentences, in every language',
  render: () => <WordsPage />,
});

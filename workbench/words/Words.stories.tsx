import { languages } from '#components/words/languages.ts';
import preview from '#storybook/preview.tsx';
import { loadStoryIndex, statesIn } from '../atlas/storyIndex.ts';
import { loadAllWords } from './allWords.ts';
import { WordsPage } from './WordsPage.tsx';

const meta = preview.meta({
  title: 'Words',
  // Only Storybook itself has an index of its states.
  tags: ['!autodocs', '!test', 'page'],
  parameters: { layout: 'fullscreen' },
  loaders: [
    async () => ({
      states: statesIn(await loadStoryIndex()),
      languages: await Promise.all(
        Object.entries(languages).map(async ([tag, { name }]) => ({
          tag,
          name,
          words: await loadAllWords(tag as keyof typeof languages),
        })),
      ),
    }),
  ],
});

export const AllWords = meta.story({
  name: 'All sentences, in every language',
  render: (_args, { loaded }) => (
    <WordsPage languages={loaded['languages']} states={loaded['states']} />
  ),
});

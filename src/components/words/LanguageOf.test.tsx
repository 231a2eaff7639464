import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { portalWords as german } from './de/portal.ts';
import { portalWords as english } from './en/portal.ts';
import { LanguageOf } from './LanguageOf.tsx';
import { usePortalWords } from './portalWords.ts';
import { type Words, WordsContext } from './words.ts';

const Heading = () => <h1>{usePortalWords().intro.title}</h1>;

it.each<[page: string, words: Words, text: string, lang: string | undefined]>([
  ['English', { language: 'en' }, english.intro.title, undefined],
  ['German', { language: 'de', portal: german }, german.intro.title, undefined],
  ['German without this part', { language: 'de' }, english.intro.title, 'en'],
])('in a page that speaks %s, the words and their mark fit', (_, words, text, lang) => {
  const { unmount } = render(
    <WordsContext value={words}>
      <LanguageOf part="portal">
        <Heading />
      </LanguageOf>
    </WordsContext>,
  );
  const heading = screen.getByRole('heading', { name: text });
  expect(heading.closest('[lang]')?.getAttribute('lang')).toBe(lang);
  unmount();
});

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useContext } from 'react';
import { afterEach, expect, it } from 'vitest';
import { LanguageSwitchContext } from '#components/LanguageSwitch/LanguageSwitchContext.ts';
import { signInWords } from '#components/words/de/signIn.ts';
import { languages } from '#components/words/languages.ts';
import type { Words } from '#components/words/words.ts';
import { createStore } from '#features/store.ts';
import { LanguageProvider } from './LanguageProvider.tsx';

afterEach(cleanup);

const Switch = () => useContext(LanguageSwitchContext);

it('a press that failed is not spoken of once another tab has changed the language', async () => {
  const words = createStore<Words>({ language: 'en' });
  render(
    <LanguageProvider words={words} onChoose={() => Promise.reject(new Error('lost'))}>
      <Switch />
    </LanguageProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: languages.de.choose }));
  await screen.findByText(/could not switch languages/);
  act(() => words.setState({ language: 'de', signIn: signInWords }));
  expect(screen.queryByText(signInWords.language.failed)).toBeNull();
});

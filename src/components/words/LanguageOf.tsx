import { type ReactNode, useContext } from 'react';
import { type Words, WordsContext } from './words.ts';

interface LanguageOfProps {
  part: Exclude<keyof Words, 'language'>;
  children: ReactNode;
}

/**
 * Around what says a part of the words. Where the page's language lacks this part, everything inside is English, and
 * marked as English for screen readers and translators.
 */
export function LanguageOf({ part, children }: LanguageOfProps) {
  const words = useContext(WordsContext);
  const isLacking = words.language !== 'en' && !words[part];
  // No box, and there in each language, so that a switch keeps the elements inside.
  return (
    <div style={{ display: 'contents' }} {...(isLacking && { lang: 'en', dir: 'ltr' })}>
      <WordsContext value={isLacking ? english : words}>{children}</WordsContext>
    </div>
  );
}

const english: Words = { language: 'en' };

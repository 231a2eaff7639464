import { type ReactNode, useContext } from 'react';
import { type Words, WordsContext } from './words.ts';

interface LanguageOfProps {
  part: Exclude<keyof Words, 'language'>;
  children: ReactNode;
}

/**
 * Wraps content that uses a part of the words. If the page's language lacks this part, the content is in English, and
 * marked as English for screen readers and browsers that translate.
 */
export function LanguageOf({ part, children }: LanguageOfProps) {
  const words = useContext(WordsContext);
  const isLacking = words.language !== 'en' && !words[part];
  // The element is present in every language, so that switching keeps the content. It creates no box.
  return (
    <div style={{ display: 'contents' }} {...(isLacking && { lang: 'en', dir: 'ltr' })}>
      <WordsContext value={isLacking ? english : words}>{children}</WordsContext>
    </div>
  );
}

const english: Words = { language: 'en' };

import type { Language } from '#components/words/languages.ts';
import type { Words, WordsBeforePortal } from '#components/words/words.ts';
import { retryImports } from '#features/retry.ts';

/** By the name of the file. English is not among them, because it is in the code that shows it. */
const imports = retryImports(
  import.meta.glob<{ words: WordsBeforePortal }>('./*/beforePortal.ts', {
    base: '../../components/words',
  }),
);

/** What is said before somebody is signed in. The portal brings its own words. */
export const loadWords = async (language: Language): Promise<Words> => ({
  ...(await imports[`./${language}/beforePortal.ts`]?.())?.words,
  language,
});

import type { Language } from '#components/words/languages.ts';
import type { Words, WordsBeforePortal } from '#components/words/words.ts';
import { retryImport } from '#features/retry.ts';

/** By the name of the file. English is not among them, because it is in the code that shows it. */
const imports = Object.fromEntries(
  Object.entries(
    import.meta.glob<{ words: WordsBeforePortal }>('./*/beforePortal.ts', {
      base: '../../components/words',
    }),
  ).map(([file, load]) => [file, retryImport(load)]),
);

/** What is said before somebody is signed in. The portal brings its own words. */
export const loadWords = async (language: Language): Promise<Words> => ({
  ...(await imports[`./${language}/beforePortal.ts`]?.())?.words,
  language,
});

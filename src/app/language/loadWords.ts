import type { Language } from '#components/words/languages.ts';
import type { Words, WordsBeforePortal } from '#components/words/words.ts';
import { importParts } from '#features/recovery.ts';

/** By file name. English is missing, because it is part of the code that shows it. */
const imports = importParts(
  import.meta.glob<{ words: Partial<WordsBeforePortal> }>('./*/beforePortal.ts', {
    base: '../../components/words',
  }),
);

/** The words before the sign-in. The portal brings its own. */
export const loadWords = async (language: Language): Promise<Words> => ({
  ...(await imports[`./${language}/beforePortal.ts`]?.())?.words,
  language,
});

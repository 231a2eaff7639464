import { type PageWords, pageWords } from '#components/words/en/page.ts';
import { passwordResetWords } from '#components/words/en/passwordReset.ts';
import { type PortalWords, portalWords } from '#components/words/en/portal.ts';
import { signInWords } from '#components/words/en/signIn.ts';
import { signInFailureWords } from '#components/words/en/signInFailures.ts';
import type { WordsBeforePortal } from '#components/words/words.ts';
import { pseudo } from './pseudo.ts';
import type { WorkbenchLanguage } from './workbenchLanguages.ts';

/** With those that the build writes into the page. */
export const english = {
  signIn: signInWords,
  signInFailures: signInFailureWords,
  passwordReset: passwordResetWords,
  portal: portalWords,
  page: pageWords,
};

export type AllWords = typeof english;

const pseudoWords = pseudo(english);

interface Module {
  readonly words?: Partial<WordsBeforePortal>;
  readonly portalWords?: PortalWords;
  readonly pageWords?: PageWords;
}

const modules = import.meta.glob<Module>('./*/{beforePortal,portal,page}.ts', {
  base: '../../src/components/words',
  eager: true,
});

/** All words of a language, with English ones for the parts that it lacks. */
export function wordsOf(language: WorkbenchLanguage): AllWords {
  if (language === 'en-XA' || language === 'ar-XB') return pseudoWords;
  const moduleOf = (name: string) => modules[`./${language}/${name}.ts`];
  return {
    ...english,
    ...moduleOf('beforePortal')?.words,
    portal: moduleOf('portal')?.portalWords ?? portalWords,
    page: moduleOf('page')?.pageWords ?? pageWords,
  };
}

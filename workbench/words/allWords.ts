import { loadWords } from '#app/language/loadWords.ts';
import { loadPortalWords } from '#app/portal/loadPortalWords.ts';
import { type PageWords, pageWords } from '#components/words/en/page.ts';
import { passwordLinkWords } from '#components/words/en/passwordLink.ts';
import { portalWords } from '#components/words/en/portal.ts';
import { signInWords } from '#components/words/en/signIn.ts';
import { signInFailureWords } from '#components/words/en/signInFailures.ts';
import { pseudo } from './pseudo.ts';
import type { WorkbenchLanguage } from './workbenchLanguages.ts';

/** With those that the build writes into the page. */
export const english = {
  signIn: signInWords,
  signInFailures: signInFailureWords,
  passwordLink: passwordLinkWords,
  portal: portalWords,
  page: pageWords,
};

export type AllWords = typeof english;

const pseudoWords = pseudo(english);

const pages = import.meta.glob<PageWords>('./*/page.ts', {
  base: '../../src/components/words',
  import: 'pageWords',
});

/** What a language says. */
export async function loadAllWords(language: WorkbenchLanguage): Promise<AllWords> {
  if (language === 'en-XA' || language === 'ar-XB') return pseudoWords;
  const [words, portal, page] = await Promise.all([
    loadWords(language),
    loadPortalWords(language),
    pages[`./${language}/page.ts`]?.(),
  ]);
  return {
    signIn: words.signIn ?? signInWords,
    signInFailures: words.signInFailures ?? signInFailureWords,
    passwordLink: words.passwordLink ?? passwordLinkWords,
    portal: portal ?? portalWords,
    page: page ?? pageWords,
  };
}

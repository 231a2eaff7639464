import { loadWords } from '#app/language/loadWords.ts';
import { loadPortalWords } from '#app/portal/loadPortalWords.ts';
import { type PageWords, pageWords } from '#components/words/en/page.ts';
import { type PasswordLinkWords, passwordLinkWords } from '#components/words/en/passwordLink.ts';
import { type PortalWords, portalWords } from '#components/words/en/portal.ts';
import { type SignInWords, signInWords } from '#components/words/en/signIn.ts';
import {
  type SignInFailureWords,
  signInFailureWords,
} from '#components/words/en/signInFailures.ts';
import { pseudo } from './pseudo.ts';
import type { WorkbenchLanguage } from './workbenchLanguages.ts';

/** With those that the build writes into the page. */
export interface AllWords {
  readonly signIn: SignInWords;
  readonly signInFailures: SignInFailureWords;
  readonly passwordLink: PasswordLinkWords;
  readonly portal: PortalWords;
  readonly page: PageWords;
}

export const english: AllWords = {
  signIn: signInWords,
  signInFailures: signInFailureWords,
  passwordLink: passwordLinkWords,
  portal: portalWords,
  page: pageWords,
};

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

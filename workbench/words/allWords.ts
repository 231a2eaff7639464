import { type PageWords, pageWords } from '#components/words/en/page.ts';
import { passwordLinkWords } from '#components/words/en/passwordLink.ts';
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
  passwordLink: passwordLinkWords,
  portal: portalWords,
  page: pageWords,
};

export type AllWords = typeof english;

const pseudoWords = pseudo(english);

const beforePortal = import.meta.glob<WordsBeforePortal>('./*/beforePortal.ts', {
  base: '../../src/components/words',
  import: 'words',
});
const portals = import.meta.glob<PortalWords>('./*/portal.ts', {
  base: '../../src/components/words',
  import: 'portalWords',
});
const pages = import.meta.glob<PageWords>('./*/page.ts', {
  base: '../../src/components/words',
  import: 'pageWords',
});

/** What a language says. */
export async function loadAllWords(language: WorkbenchLanguage): Promise<AllWords> {
  if (language === 'en-XA' || language === 'ar-XB') return pseudoWords;
  const [words, portal, page] = await Promise.all([
    beforePortal[`./${language}/beforePortal.ts`]?.(),
    portals[`./${language}/portal.ts`]?.(),
    pages[`./${language}/page.ts`]?.(),
  ]);
  return {
    signIn: words?.signIn ?? signInWords,
    signInFailures: words?.signInFailures ?? signInFailureWords,
    passwordLink: words?.passwordLink ?? passwordLinkWords,
    portal: portal ?? portalWords,
    page: page ?? pageWords,
  };
}

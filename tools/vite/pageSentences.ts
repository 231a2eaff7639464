import { oldestBrowsers } from '../../src/app/browsers.ts';
import { incompleteId, submittingId, unreadableId } from '../../src/app/firstScreen/protocol.ts';
import type { PageWords } from '../../src/components/words/en/page.ts';
import { type Language, languageOf } from '../../src/components/words/languages.ts';
import { replaceOnce } from './replaceOnce.ts';

/** The sentences of the page itself, in one language. */
export interface PageSentences {
  readonly language: Language;
  readonly words: PageWords;
  /** The label of the button during an early submit. */
  readonly submitting: string;
}

/** The sentences of other languages are English. */
const speaksPage = ({ language }: Pick<PageSentences, 'language'>) =>
  languageOf('page', language) === language;

/** The sentences of `src/app/firstScreen/bootstrap.ts`. */
export function failuresIn({ language, words, submitting }: PageSentences): string {
  const link = `<a href="">${words.reload}</a>`;
  return `<div role="alert"${speaksPage({ language }) ? '' : ' lang="en" dir="ltr"'}>
        <p id="${incompleteId}" hidden>${replaceOnce(words.incomplete, words.reload, link)}</p>
        <p id="${unreadableId}" hidden>${words.unreadable(oldestBrowsers.split(', '))}</p>
      </div>
      <p id="${submittingId}" hidden>${submitting}</p>`;
}

// Nothing can choose a language where no script runs, nor on the host's page for a missing file.

export const noScriptIn = (pages: readonly PageSentences[]): string =>
  pages
    .filter(speaksPage)
    .map(({ language, words }) => `<p lang="${language}">${words.noScript}</p>`)
    .join('');

/** `404.html`. */
export const missingFilePage = (pages: readonly PageSentences[]): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>${pages[0]?.words.missingFile.title}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
  </head>
  <body>${pages.filter(speaksPage).map(missingFileIn).join('')}
  </body>
</html>
`;

const missingFileIn = ({ language, words }: PageSentences): string => {
  const { title, message, toPortal } = words.missingFile;
  return `
    <section lang="${language}">
      <h1>${title}</h1>
      <p>${message} <a href="/">${toPortal}</a></p>
    </section>`;
};

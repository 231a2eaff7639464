import furtherLanguages from 'virtual:content/languages';
import { renderToString } from 'react-dom/server.edge';
import { StaticRouter } from 'react-router-dom';
import type { PageWords } from '#components/words/en/page.ts';
import type { SignInWords } from '#components/words/en/signIn.ts';
import { type Language, languageOf } from '#components/words/languages.ts';
import type { Words } from '#components/words/words.ts';
import type { AuthClient } from '#features/session/authClient.ts';
import { createSession } from '#features/session/session.ts';
import { createSignedInFlag } from '#features/session/storage.ts';
import { createStore } from '#features/store.ts';
import { App } from '../App.tsx';
import { LanguageProvider } from '../language/LanguageProvider.tsx';
import type { PortalState } from '../portal/portalLoader.ts';

/** A client that reports nothing, which is all that prerendering needs. */
const authClient = { connect: () => {} } as Partial<AuthClient> as AuthClient;
const flag = createSignedInFlag('');

const render = (words: Words, isReturning: boolean) =>
  renderToString(
    <LanguageProvider words={createStore(words)} onChoose={() => Promise.resolve()}>
      <StaticRouter location="/login">
        <App
          session={createSession({ authClient, flag, isReturning })}
          portal={createStore<PortalState>({ status: 'loading' })}
        />
      </StaticRouter>
    </LanguageProvider>,
  );

const signInWords = import.meta.glob<SignInWords>('./*/signIn.ts', {
  base: '../../components/words',
  eager: true,
  import: 'signInWords',
});
const pageWords = import.meta.glob<PageWords>('./*/page.ts', {
  base: '../../components/words',
  eager: true,
  import: 'pageWords',
});

function pageIn(language: Language) {
  const signIn = signInWords[`./${language}/signIn.ts`];
  const words = pageWords[`./${languageOf('page', language)}/page.ts`];
  if (!signIn || !words) throw new Error(`The page has no words of the language ${language}.`);
  const state = { language, signIn };
  return {
    language,
    words,
    submitting: signIn.form.submitting,
    /** The prerendered screens as HTML, by the id of their element in `index.html`. */
    screens: { root: render(state, false), loading: render(state, true) },
  };
}

/** The page's content in each language. English comes first. */
export const pages = [pageIn('en'), ...furtherLanguages.map(pageIn)] as const;

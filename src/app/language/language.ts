import { type Language, languages } from '#components/words/languages.ts';
import type { Words } from '#components/words/words.ts';
import { importPart, loadPart } from '#features/recovery.ts';
import { attempt } from '#features/session/attempt.ts';
import { createStore, type Store } from '#features/store.ts';
import { withTimeout } from '#features/withTimeout.ts';
import { languageKey } from '../firstScreen/findLanguage.ts';

export interface LanguageStore extends Store<Words> {
  /** Listeners render in the same task, so that `lang` always matches the text. */
  readonly show: (words: Words) => void;
  /** Set if a start needs a language other than English: settles when there is something to show. */
  readonly loading: Promise<void> | undefined;
}

/** A visit that stays in English needs no code for languages. */
const importSwitch = importPart(() => import('./switchLanguage.ts'));

/** The same limit as for finding out who is signed in. */
const startMs = 10_000;

/** @param language of the prerendered page (firstScreen/bootstrap.ts) */
export function createLanguage(language: Language): LanguageStore {
  const { setState, ...store } = createStore<Words>({ language });
  const show = (words: Words) => {
    document.documentElement.lang = words.language;
    document.documentElement.dir = languages[words.language].direction;
    setState(words);
  };
  const loadWords = async () => (await importSwitch()).loadWords(language);
  const loading =
    language === 'en'
      ? undefined
      : withTimeout(loadPart('ahead', loadWords), startMs).then(show, () =>
          show({ language: 'en' }),
        );
  return { ...store, show, loading };
}

/** Follows the language that another tab chooses. The returned function chooses one in this tab. */
export function createLanguageChoice(
  { show }: Pick<LanguageStore, 'show'>,
  loadPortal: (language: Language) => Promise<void>,
) {
  /** @param store saves the language for later visits and other tabs; undefined unless the user chose it here */
  const switchTo = async (next: string, store?: () => void) => {
    const { switchLanguage } = await loadPart(store ? 'press' : 'ahead', importSwitch, store);
    await switchLanguage(next, loadPortal, show, store);
  };
  window.addEventListener('storage', ({ key, newValue }) => {
    // If the language does not load, the tab stays as it is.
    if (key === languageKey && newValue) switchTo(newValue).catch(() => {});
  });
  return (next: string) =>
    switchTo(next, () => attempt(() => window.localStorage.setItem(languageKey, next)));
}

import type { Language } from '#components/words/languages.ts';
import type { Words } from '#components/words/words.ts';
import { loadWithRetry } from '#features/retry.ts';
import { attempt } from '#features/session/attempt.ts';
import { languageKey } from '../firstScreen/findLanguage.ts';
import { choices } from './choices.ts';
import { loadWords } from './loadWords.ts';

// One file of the build, fetched for a start in another language than English, or for a switch.
export { loadWords };

/** An earlier choice may take longer to load. */
let last: Language | undefined;

/**
 * Shows everything in another language at once, after all that the page shows has loaded in it. Rejects if something
 * does not load.
 * @param text from a storage, so it may be anything
 * @param isStored whether later visits and other tabs get the language, too
 */
export async function switchLanguage(
  text: string,
  isStored: boolean,
  loadPortal: (language: Language) => Promise<void>,
  show: (words: Words) => void,
): Promise<void> {
  const next = choices.find((each) => each === text);
  if (!next) return;
  last = next;
  const [words] = await Promise.all([loadWithRetry(() => loadWords(next)), loadPortal(next)]);
  if (last !== next) return;
  if (isStored) attempt(() => window.localStorage.setItem(languageKey, next));
  show(words);
}

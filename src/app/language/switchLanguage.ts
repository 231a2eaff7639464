import type { Language } from '#components/words/languages.ts';
import type { Words } from '#components/words/words.ts';
import { loadPart } from '#features/recovery.ts';
import { choices } from './choices.ts';
import { loadWords } from './loadWords.ts';

// One file of the build, fetched for a start in a language other than English, or for a switch.
export { loadWords };

/** The latest choice, because an earlier one may take longer to load. */
let last: Language | undefined;

/**
 * Switches the whole page at once, after everything that it shows has loaded in the other language. Rejects if
 * something does not load.
 * @param text from a storage, so it may be anything
 * @param store saves the language; undefined unless the user chose it in this tab
 */
export async function switchLanguage(
  text: string,
  loadPortal: (language: Language) => Promise<void>,
  show: (words: Words) => void,
  store?: () => void,
): Promise<void> {
  const next = choices.find((each) => each === text);
  if (!next) return;
  last = next;
  const load = () => Promise.all([loadWords(next), loadPortal(next)]);
  const [words] = await loadPart(store ? 'press' : 'ahead', load, store);
  if (last !== next) return;
  store?.();
  show(words);
}

import type { Language } from '#components/words/languages.ts';

/** Where a device keeps the language that somebody has chosen. */
export const languageKey = 'waymark.language';

/**
 * The first wanted language that there is. `de-AT` is German.
 * @param wanted what a storage and a browser answer, which may be anything
 */
export function findLanguage(
  wanted: readonly unknown[],
  languages: readonly Language[],
): Language | undefined {
  for (const each of wanted) {
    // Some systems write `de_AT`.
    const tag = `${String(each)}-`.toLowerCase().replace(/_/g, '-');
    const found = languages.find((language) => tag.startsWith(`${language.toLowerCase()}-`));
    if (found) return found;
  }
  return undefined;
}

import type { Language } from '#components/words/languages.ts';

/** The key of the chosen language on a device. */
export const languageKey = 'waymark.language';

/**
 * The first preferred language that the portal has. `de-AT` is German.
 * @param wanted values from the storage and the browser, which may be anything
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

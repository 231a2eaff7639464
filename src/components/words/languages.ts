/** The languages that there are words for. English is the default, and is never fetched by itself. */
export const languages = {
  en: { name: 'English', direction: 'ltr' },
  de: { name: 'Deutsch', direction: 'ltr' },
} as const;

/** A language tag (BCP 47): the name of a folder here, and of a file of a mission (`name.de.md`). */
export type Language = keyof typeof languages;
export type FurtherLanguage = Exclude<Language, 'en'>;

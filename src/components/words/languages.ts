/** The languages that there are words for. English is the default, and is never fetched by itself. */
export const languages = {
  en: { name: 'English', direction: 'ltr', choose: 'Read in English' },
  de: { name: 'Deutsch', direction: 'ltr', choose: 'Auf Deutsch lesen' },
} as const satisfies Record<string, LanguageFacts>;

interface LanguageFacts {
  /** As its readers call it. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** What screen readers say of the button that chooses it, in the language itself. It contains the name. */
  readonly choose: string;
}

/** A language tag (BCP 47): the name of a folder here, and of a file of a mission (`name.de.md`). */
export type Language = keyof typeof languages;
export type FurtherLanguage = Exclude<Language, 'en'>;

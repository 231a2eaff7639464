/** A part of the words, which is a file of this name in a language's folder. */
export type Part = 'signIn' | 'signInFailures' | 'passwordReset' | 'portal' | 'page';

/** The languages that have words. English is the default, and is always bundled. */
export const languages = {
  en: { name: 'English', direction: 'ltr', choose: 'Read in English' },
  de: { name: 'Deutsch', direction: 'ltr', choose: 'Auf Deutsch lesen' },
} as const satisfies Record<string, LanguageFacts>;

interface LanguageFacts {
  /** The language's own name. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** The label of the language's button for screen readers, in the language itself. It contains the name. */
  readonly choose: string;
  /** The translated parts; undefined if all are. The others are English, and marked as English in the page. */
  readonly speaks?: readonly Part[];
}

/** A language tag (BCP 47), used in the names of folders here and of mission files (`name.de.md`). */
export type Language = keyof typeof languages;
export type FurtherLanguage = Exclude<Language, 'en'>;

export type PartOf<Tag extends Language> = (typeof languages)[Tag] extends {
  readonly speaks: readonly (infer Spoken)[];
}
  ? Spoken
  : Part;

/** Returns the language of a part in a page of the given language. */
export function languageOf(part: Part, language: Language): Language {
  const { speaks }: LanguageFacts = languages[language];
  return !speaks || speaks.includes(part) ? language : 'en';
}

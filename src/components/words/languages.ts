/** A part of the words: what the file of this name in a language's folder says. */
export type Part = 'signIn' | 'signInFailures' | 'passwordReset' | 'portal' | 'page';

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
  /** The parts that it has words for, if it lacks some. Those are English, and marked as English in the page. */
  readonly speaks?: readonly Part[];
}

/** A language tag (BCP 47): the name of a folder here, and of a file of a mission (`name.de.md`). */
export type Language = keyof typeof languages;
export type FurtherLanguage = Exclude<Language, 'en'>;

export type PartOf<Tag extends Language> = (typeof languages)[Tag] extends {
  readonly speaks: readonly (infer Spoken)[];
}
  ? Spoken
  : Part;

/** The language of a part, in a page of a language. */
export function languageOf(part: Part, language: Language): Language {
  const { speaks }: LanguageFacts = languages[language];
  return !speaks || speaks.includes(part) ? language : 'en';
}

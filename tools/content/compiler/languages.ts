import { type FurtherLanguage, type Language, languages } from '#components/words/languages.ts';

/** Every language of the portal other than English. */
export const furtherLanguages = Object.keys(languages).filter(isFurther);

export function isFurther(tag: string): tag is FurtherLanguage {
  return tag !== 'en' && Object.hasOwn(languages, tag);
}

export const describeUnavailable = (written: string) =>
  `The portal is not available in "${written}". Use ${furtherLanguages.join(' or ')}, or ask a developer to add the language.`;

const names = new Intl.DisplayNames('en', { type: 'language' });

/** For example `German`. */
export const nameOf = (language: Language): string => names.of(language) ?? language;

/** The language meant by `DE`, `de-AT`, `German`, or `Deutsch`. */
export function languageMeant(written: string): Language | undefined {
  const text = written.trim().toLowerCase();
  const [first = ''] = text.split(/[-_]/);
  return (['en', ...furtherLanguages] as const).find((language) =>
    [language, nameOf(language), languages[language].name].some((name) =>
      [text, first].includes(name.toLowerCase()),
    ),
  );
}

import type { Language } from './languages.ts';

/** The plural categories of each language (`Intl.PluralRules`), without one that only millions have. */
export const pluralCategories = {
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
  de: ['one', 'other'],
  en: ['one', 'other'],
  fr: ['one', 'other'],
  pl: ['one', 'few', 'many', 'other'],
} as const satisfies Record<Language, unknown> & Record<string, readonly Intl.LDMLPluralRule[]>;

type CountedLanguage = keyof typeof pluralCategories;

/**
 * A text for each of the language's categories. It has the number in it, in `one` as well, which is also 21 in Russian;
 * only Arabic says one and two without a digit.
 */
type PluralForms<Tag extends CountedLanguage> = Readonly<
  Record<(typeof pluralCategories)[Tag][number] | 'other', string>
>;

/** Chooses the form for a count. The rules are made at the first count, because a page may show none. */
export function createPlural<Tag extends CountedLanguage>(locale: Tag | `${Tag}-${string}`) {
  let rules: Intl.PluralRules | undefined;
  return (count: number, forms: PluralForms<Tag>): string => {
    rules ??= new Intl.PluralRules(locale);
    const known: Partial<Record<Intl.LDMLPluralRule, string>> = forms;
    return known[rules.select(count)] ?? forms.other;
  };
}

/** A count of halves, for example `1½`. */
export const withHalf = (count: number) => `${Math.floor(count)}${count % 1 === 0 ? '' : '½'}`;

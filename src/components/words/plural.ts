import type { Language } from './languages.ts';

/** The plural categories of each language that counts (`Intl.PluralRules`), without those that only millions have. */
export const pluralCategories = {
  de: ['one', 'other'],
  en: ['one', 'other'],
} as const satisfies Partial<Record<Language, readonly Intl.LDMLPluralRule[]>>;

type CountingLanguage = keyof typeof pluralCategories;

/** A text for each of the language's categories. */
type PluralForms<Tag extends CountingLanguage> = Readonly<
  Record<(typeof pluralCategories)[Tag][number] | 'other', string>
>;

/** Chooses the form for a count. The rules are made at the first count, because a page may show none. */
export function createPlural<Tag extends CountingLanguage>(locale: Tag | `${Tag}-${string}`) {
  let rules: Intl.PluralRules | undefined;
  return (count: number, forms: PluralForms<Tag>): string => {
    rules ??= new Intl.PluralRules(locale);
    const known: Partial<Record<Intl.LDMLPluralRule, string>> = forms;
    return known[rules.select(count)] ?? forms.other;
  };
}

/** A count of halves, for example `1½`. */
export const withHalf = (count: number) => `${Math.floor(count)}${count % 1 === 0 ? '' : '½'}`;

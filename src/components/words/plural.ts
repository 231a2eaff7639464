import type { Language } from './languages.ts';

/** The plural categories (`Intl.PluralRules`) of each language, except those that only apply to millions. */
export const pluralCategories = {
  de: ['one', 'other'],
  en: ['one', 'other'],
} as const satisfies Partial<Record<Language, readonly Intl.LDMLPluralRule[]>>;

type CountingLanguage = keyof typeof pluralCategories;

/** A text for each of the language's categories. */
type PluralForms<Tag extends CountingLanguage> = Readonly<
  Record<(typeof pluralCategories)[Tag][number] | 'other', string>
>;

/** Returns a function that chooses the form for a count. It creates the rules on first use, if any. */
export function createPlural<Tag extends CountingLanguage>(locale: Tag | `${Tag}-${string}`) {
  let rules: Intl.PluralRules | undefined;
  return (count: number, forms: PluralForms<Tag>): string => {
    rules ??= new Intl.PluralRules(locale);
    const known: Partial<Record<Intl.LDMLPluralRule, string>> = forms;
    return known[rules.select(count)] ?? forms.other;
  };
}

/** Writes a number with an optional half, such as `1½`. */
export const withHalf = (count: number) => `${Math.floor(count)}${count % 1 === 0 ? '' : '½'}`;

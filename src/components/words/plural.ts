import type { Language } from './languages.ts';

/** The plural categories of each language (`Intl.PluralRules`), without one that only millions have. */
export const pluralCategories = {
  de: ['one', 'other'],
  en: ['one', 'other'],
} as const satisfies Record<Language, readonly Intl.LDMLPluralRule[]>;

/** A text for each of the language's categories. */
type PluralForms<Tag extends Language> = Readonly<
  Record<(typeof pluralCategories)[Tag][number] | 'other', string>
>;

/** Chooses the form for a count. The rules are made at the first count, because a page may show none. */
export function createPlural<Tag extends Language>(locale: Tag | `${Tag}-${string}`) {
  let rules: Intl.PluralRules | undefined;
  return (count: number, forms: PluralForms<Tag>): string => {
    rules ??= new Intl.PluralRules(locale);
    const known: Partial<Record<Intl.LDMLPluralRule, string>> = forms;
    return known[rules.select(count)] ?? forms.other;
  };
}

/** A count of halves, for example `1½`. */
export const withHalf = (count: number) => `${Math.floor(count)}${count % 1 === 0 ? '' : '½'}`;

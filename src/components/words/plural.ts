/** The forms of a word that a language's numbers ask for; `other` where a form is missing. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Chooses the form for a count. The rules are made at the first count, because a page may show none. */
export function createPlural(locale: string) {
  let rules: Intl.PluralRules | undefined;
  return (count: number, forms: PluralForms): string => {
    rules ??= new Intl.PluralRules(locale);
    return forms[rules.select(count)] ?? forms.other;
  };
}

/** A count of halves, for example `1½`. */
export const withHalf = (count: number) => `${Math.floor(count)}${count % 1 === 0 ? '' : '½'}`;

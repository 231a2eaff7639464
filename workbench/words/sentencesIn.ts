import type { AllWords } from './allWords.ts';
import { examples } from './examples.ts';

export interface ExampleSentence {
  /** For example `signIn.form.submit`. A function has a sentence for each of its examples. */
  readonly path: string;
  readonly text: string;
  /** What the function is given. */
  readonly facts: readonly unknown[];
}

function textsIn(value: unknown, example: unknown, path: string): ExampleSentence[] {
  if (typeof value === 'string') return [{ path, text: value, facts: [] }];
  if (typeof value === 'function') {
    return (example as unknown[][]).map((facts) => ({ path, text: value(...facts), facts }));
  }
  const inside = (example ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(value as object).flatMap(([key, each]) =>
    textsIn(each, inside[key], path ? `${path}.${key}` : key),
  );
}

/** All that a language says, in the order of its files. */
export const sentencesIn = (words: AllWords) => textsIn(words, examples, '');

/** What a language says, by path. Of sentences that differ in nothing but numbers, the first. */
export function formsIn(words: AllWords): ReadonlyMap<string, readonly string[]> {
  const forms = new Map<string, Map<string, string>>();
  for (const { path, text } of sentencesIn(words)) {
    const shape = text.replaceAll(/\p{Nd}+/gu, '0');
    const known = forms.get(path) ?? new Map<string, string>();
    forms.set(path, known.has(shape) ? known : known.set(shape, text));
  }
  return new Map([...forms].map(([path, texts]) => [path, [...texts.values()]]));
}

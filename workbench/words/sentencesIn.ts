import type { AllWords } from './allWords.ts';
import { counts, examples } from './examples.ts';

export interface Sentence {
  /** For example `signIn.form.submit`. A function has a sentence for each of its examples. */
  readonly path: string;
  readonly text: string;
  /** What the function is given. */
  readonly facts: readonly unknown[];
}

function textsIn(value: unknown, example: unknown, path: string): Sentence[] {
  if (typeof value === 'string') return [{ path, text: value, facts: [] }];
  if (typeof value === 'function') {
    const calls = (example ?? counts) as unknown[][];
    return calls.map((facts) => ({ path, text: value(...facts), facts }));
  }
  const inside = (example ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(value as object).flatMap(([key, each]) =>
    textsIn(each, inside[key], path ? `${path}.${key}` : key),
  );
}

/** All that a language says, in the order of its files. */
export const sentencesIn = (words: AllWords) => textsIn(words, examples, '');

/** For example `signIn.form`: a file of the words, and a group in it. */
export const groupOf = ({ path }: Sentence) => path.split('.').slice(0, 2).join('.');

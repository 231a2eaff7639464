import { expect, it } from 'vitest';
import type { Language } from '#components/words/languages.ts';
import { findLanguage } from './findLanguage.ts';

const languages = ['en', 'de', 'pt-BR'] as Language[];

it.each<[wanted: unknown[], found: string | undefined]>([
  [['de', 'en'], 'de'],
  [['de-AT', 'en'], 'de'],
  [['de-Latn-CH-1996'], 'de'],
  [['DE'], 'de'],
  [['de_DE'], 'de'],
  [['en-GB', 'de'], 'en'],
  [['fr-CH', 'de-CH', 'en'], 'de'],
  [['pt-br'], 'pt-BR'],
  [['pt-PT'], undefined],
  // Another language, and an unfinished tag.
  [['dee', 'd', 'en'], 'en'],
  // The stored language may be another release's, or missing. A browser may hide its languages.
  [['fr', null, undefined, '', '*', 'x', 'C', '-', 'i-klingon', 7, {}, 'de'], 'de'],
  [[], undefined],
])('of %j it is %s', (wanted, found) => {
  expect(findLanguage(wanted, languages)).toBe(found);
});

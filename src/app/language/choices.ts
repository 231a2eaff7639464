import furtherLanguages from 'virtual:content/languages';
import type { Language } from '#components/words/languages.ts';

/** The languages of this build. */
export const choices: readonly Language[] = ['en', ...furtherLanguages];

import furtherLanguages from 'virtual:onboarding-languages';
import type { Language } from '#components/words/languages.ts';

/** The languages of this build. */
export const choices: readonly Language[] = ['en', ...furtherLanguages];

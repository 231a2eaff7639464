import { languages } from '#components/words/languages.ts';

/** With the tags that ICU gives such languages. */
const pseudoLanguages = {
  'en-XA': { name: 'Pseudo', direction: 'ltr' },
  'ar-XB': { name: 'Pseudo, RTL', direction: 'rtl' },
} as const;

/** The toolbar's choices. */
export const workbenchLanguages = { ...languages, ...pseudoLanguages };
export type WorkbenchLanguage = keyof typeof workbenchLanguages;

/** The address of the workbench may hold any text. */
export const knownLanguage = (text: string): WorkbenchLanguage =>
  Object.hasOwn(workbenchLanguages, text) ? (text as WorkbenchLanguage) : 'en';

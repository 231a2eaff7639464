import { passwordResetWords } from './en/passwordReset.ts';
import { createWordsHook } from './words.ts';

/** The words for requesting or opening an emailed link. */
export const usePasswordResetWords = createWordsHook('passwordReset', passwordResetWords);

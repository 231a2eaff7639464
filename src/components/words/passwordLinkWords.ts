import { passwordLinkWords } from './en/passwordLink.ts';
import { createWordsHook } from './words.ts';

/** The words for requesting or opening an emailed link. */
export const usePasswordLinkWords = createWordsHook('passwordLink', passwordLinkWords);

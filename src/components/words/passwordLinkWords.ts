import { passwordLinkWords } from './en/passwordLink.ts';
import { createWordsHook } from './words.ts';

/** What is said to somebody who asks for the link of a mail, or opens it. */
export const usePasswordLinkWords = createWordsHook('passwordLink', passwordLinkWords);

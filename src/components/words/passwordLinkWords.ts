import { passwordLinkWords } from './en/passwordLink.ts';
import { createWordsHook } from './words.ts';

/** What is said to somebody who asks for the link of an email, or opens it. */
export const usePasswordLinkWords = createWordsHook('passwordLink', passwordLinkWords);

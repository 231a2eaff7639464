import { signInWords } from './en/signIn.ts';
import { createWordsHook } from './words.ts';

/** The words for signing in, some of which the portal shares. */
export const useSignInWords = createWordsHook('signIn', signInWords);

import { signInWords } from './en/signIn.ts';
import { createWordsHook } from './words.ts';

/** What is said before somebody is signed in, and by what the portal shares with it. */
export const useSignInWords = createWordsHook('signIn', signInWords);

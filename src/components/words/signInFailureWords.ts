import { signInFailureWords } from './en/signInFailures.ts';
import { createWordsHook } from './words.ts';

/** What is said of a sign-in that failed, and of the rules of a password. */
export const useSignInFailureWords = createWordsHook('signInFailures', signInFailureWords);

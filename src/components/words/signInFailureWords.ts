import { signInFailureWords } from './en/signInFailures.ts';
import { createWordsHook } from './words.ts';

/** The words for failed sign-ins and password rules. */
export const useSignInFailureWords = createWordsHook('signInFailures', signInFailureWords);

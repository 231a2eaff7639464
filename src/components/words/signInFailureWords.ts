import { useContext } from 'react';
import { signInFailureWords } from './en/signInFailures.ts';
import { WordsContext } from './words.ts';

/** What is said of a sign-in that failed, and of the rules of a password. */
export const useSignInFailureWords = () =>
  useContext(WordsContext).signInFailures ?? signInFailureWords;

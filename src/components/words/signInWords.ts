import { useContext } from 'react';
import { signInWords } from './en/signIn.ts';
import { WordsContext } from './words.ts';

/** What is said before somebody is signed in, and by what the portal shares with it. */
export const useSignInWords = () => useContext(WordsContext).signIn ?? signInWords;

import { createContext, useContext } from 'react';
import { signInWords } from './en/signIn.ts';

/** What is said before somebody is signed in, and by what the portal shares with it. English without a provider. */
export const SignInWordsContext = createContext(signInWords);
export const useSignInWords = () => useContext(SignInWordsContext);

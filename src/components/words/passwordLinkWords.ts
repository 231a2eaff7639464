import { createContext, useContext } from 'react';
import { passwordLinkWords } from './en/passwordLink.ts';

/** What is said to somebody who asks for the link of a mail, or opens it. English without a provider. */
export const PasswordLinkWordsContext = createContext(passwordLinkWords);
export const usePasswordLinkWords = () => useContext(PasswordLinkWordsContext);

import { useContext } from 'react';
import { passwordLinkWords } from './en/passwordLink.ts';
import { WordsContext } from './words.ts';

/** What is said to somebody who asks for the link of a mail, or opens it. */
export const usePasswordLinkWords = () =>
  useContext(WordsContext).passwordLink ?? passwordLinkWords;

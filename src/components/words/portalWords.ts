import { useContext } from 'react';
import { portalWords } from './en/portal.ts';
import { WordsContext } from './words.ts';

/** What is said to somebody who is signed in. */
export const usePortalWords = () => useContext(WordsContext).portal ?? portalWords;

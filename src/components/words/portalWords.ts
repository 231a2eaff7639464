import { createContext, useContext } from 'react';
import { portalWords } from './en/portal.ts';

/** What is said to somebody who is signed in. English without a provider. */
export const PortalWordsContext = createContext(portalWords);
export const usePortalWords = () => useContext(PortalWordsContext);

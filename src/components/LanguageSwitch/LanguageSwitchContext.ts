import { createContext, type ReactNode } from 'react';

/** The switch, for the pages that have a place for it. Nothing where there is one language. */
export const LanguageSwitchContext = createContext<ReactNode>(undefined);

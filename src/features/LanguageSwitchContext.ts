import { createContext, type ReactNode } from 'react';

/** The switch, for screens that have a place for it. Empty in a build with one language. */
export const LanguageSwitchContext = createContext<ReactNode>(undefined);

import { portalWords } from './en/portal.ts';
import { createWordsHook } from './words.ts';

/** What is said to somebody who is signed in. */
export const usePortalWords = createWordsHook('portal', portalWords);

import { portalWords } from './en/portal.ts';
import { createWordsHook } from './words.ts';

/** The words for signed-in users. */
export const usePortalWords = createWordsHook('portal', portalWords);

import type { PortalWords } from '#components/words/en/portal.ts';
import type { Language } from '#components/words/languages.ts';
import { importParts } from '#features/recovery.ts';

// Separate from the words of the sign-in, so that what the portal's languages share is in the portal's file.
const imports = importParts(
  import.meta.glob<{ portalWords: PortalWords }>(['./*/portal.ts', '!./en/*'], {
    base: '../../components/words',
  }),
);

/** Undefined for English. */
export const loadPortalWords = async (language: Language): Promise<PortalWords | undefined> =>
  (await imports[`./${language}/portal.ts`]?.())?.portalWords;

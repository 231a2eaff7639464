// What is fetched when someone signs in: one file of the build.
import type { PortalWords } from '#components/words/en/portal.ts';
import type { Language } from '#components/words/languages.ts';
import { importParts } from '#features/recovery.ts';

export { openEmployeePlan } from './employeePlan.ts';
export { Portal } from './Portal.tsx';

// Separate from the words of the sign-in, so that what the portal's languages share is in this file.
const imports = importParts(
  import.meta.glob<{ portalWords: PortalWords }>(['./*/portal.ts', '!./en/*'], {
    base: '../../components/words',
  }),
);

/** Undefined for English. */
export const loadPortalWords = async (language: Language): Promise<PortalWords | undefined> =>
  (await imports[`./${language}/portal.ts`]?.())?.portalWords;

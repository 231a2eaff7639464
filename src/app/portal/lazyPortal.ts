// One file of the build, fetched when someone signs in.
import type { PortalWords } from '#components/words/en/portal.ts';
import type { Language } from '#components/words/languages.ts';
import { importParts } from '#features/recovery.ts';
import { followRedirect } from '../offline/followRedirect.ts';

export { openEmployeePlan } from './employeePlan.ts';
export { Portal } from './Portal.tsx';

// Once at each start. Without a network, nothing redirects.
followRedirect().catch(() => {});

// Apart from the sign-in's words, so that the bundler puts plurals and day formats, which the languages share, into
// this file.
const imports = importParts(
  import.meta.glob<{ portalWords: PortalWords }>(['./*/portal.ts', '!./en/*'], {
    base: '../../components/words',
  }),
);

/** Undefined for English, and for a language that lacks the portal. */
export const loadPortalWords = async (language: Language): Promise<PortalWords | undefined> =>
  (await imports[`./${language}/portal.ts`]?.())?.portalWords;

import { createContext, useContext } from 'react';
import type { PasswordResetWords } from './en/passwordReset.ts';
import type { PortalWords } from './en/portal.ts';
import type { SignInWords } from './en/signIn.ts';
import type { SignInFailureWords } from './en/signInFailures.ts';
import type { Language, PartOf } from './languages.ts';

/** The words before the portal, which the build puts in one file. */
export interface WordsBeforePortal {
  readonly signIn: SignInWords;
  readonly signInFailures: SignInFailureWords;
  readonly passwordReset: PasswordResetWords;
}

/** The parts of these words that a language has. */
export type WordsBeforePortalIn<Tag extends Language> = Pick<
  WordsBeforePortal,
  PartOf<Tag> & keyof WordsBeforePortal
>;

/** The words of the page. A missing part is in English, which is bundled with the code that shows it. */
export interface Words extends Partial<WordsBeforePortal> {
  /** The language of the whole page. */
  readonly language: Language;
  readonly portal?: PortalWords | undefined;
}

/** If there is no provider, the words are English. */
export const WordsContext = createContext<Words>({ language: 'en' });

/** Creates the hook for a part of the words. */
export const createWordsHook =
  <Part extends Exclude<keyof Words, 'language'>>(part: Part, english: NonNullable<Words[Part]>) =>
  (): NonNullable<Words[Part]> =>
    useContext(WordsContext)[part] ?? english;

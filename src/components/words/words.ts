import { createContext, useContext } from 'react';
import type { PasswordResetWords } from './en/passwordReset.ts';
import type { PortalWords } from './en/portal.ts';
import type { SignInWords } from './en/signIn.ts';
import type { SignInFailureWords } from './en/signInFailures.ts';
import type { Language, PartOf } from './languages.ts';

/** All that comes before the portal is one file of the build. */
export interface WordsBeforePortal {
  readonly signIn: SignInWords;
  readonly signInFailures: SignInFailureWords;
  readonly passwordReset: PasswordResetWords;
}

/** The parts of them that a language speaks. */
export type WordsBeforePortalIn<Tag extends Language> = Pick<
  WordsBeforePortal,
  PartOf<Tag> & keyof WordsBeforePortal
>;

/** What the page says. A part that is missing is English, which comes with the code that shows it. */
export interface Words extends Partial<WordsBeforePortal> {
  /** Of the whole page. */
  readonly language: Language;
  readonly portal?: PortalWords | undefined;
}

/** English without a provider. */
export const WordsContext = createContext<Words>({ language: 'en' });

/** Creates the hook for a part of the words. */
export const createWordsHook =
  <Part extends Exclude<keyof Words, 'language'>>(part: Part, english: NonNullable<Words[Part]>) =>
  (): NonNullable<Words[Part]> =>
    useContext(WordsContext)[part] ?? english;

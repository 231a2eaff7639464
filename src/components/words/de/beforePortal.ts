import type { WordsBeforePortalIn } from '../words.ts';
import { passwordResetWords } from './passwordReset.ts';
import { signInWords } from './signIn.ts';
import { signInFailureWords } from './signInFailures.ts';

export const words: WordsBeforePortalIn<'de'> = {
  signIn: signInWords,
  signInFailures: signInFailureWords,
  passwordReset: passwordResetWords,
};

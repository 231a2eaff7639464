import type { WordsBeforePortal } from '../words.ts';
import { passwordResetWords } from './passwordReset.ts';
import { signInWords } from './signIn.ts';
import { signInFailureWords } from './signInFailures.ts';

export const words: WordsBeforePortal = {
  signIn: signInWords,
  signInFailures: signInFailureWords,
  passwordReset: passwordResetWords,
};

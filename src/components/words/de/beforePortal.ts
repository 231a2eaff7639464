import type { WordsBeforePortal } from '../words.ts';
import { passwordLinkWords } from './passwordLink.ts';
import { signInWords } from './signIn.ts';
import { signInFailureWords } from './signInFailures.ts';

export const words: WordsBeforePortal = {
  signIn: signInWords,
  signInFailures: signInFailureWords,
  passwordLink: passwordLinkWords,
};

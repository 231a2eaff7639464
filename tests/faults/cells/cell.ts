import type { Outcome } from '../support/outcome.ts';
import type { Stage } from '../support/stage.ts';

export interface Cell {
  readonly name: string;
  readonly play: (stage: Stage) => Promise<Outcome>;
  readonly expected: Outcome;
  /** Console lines that belong to the fault, beside the browser's own about calls that failed. */
  readonly logs?: readonly RegExp[];
}

/** Where the person is, and wants to be again. */
export const place = '/home?milestone=project-kick-off&mission=join-the-kick-off-meeting';

export const deadlines = {
  /** The start has its first state by then, whatever happens. */
  start: 10_000,
  /** The SDK's 30 s, and as much for a storage that hangs. A second is the measure's own. */
  signIn: 31_000,
  signInAndStorage: 35_000,
  /** The specification, section 7. */
  chunk: 121_000,
} as const;

export const portal: Outcome = {
  state: 'portal',
  message: null,
  note: null,
  place,
  stores: ['IndexedDB'],
  flag: true,
  afterReload: 'portal',
  signInLeadsTo: null,
  complaints: [],
};

export const inLocal: Outcome = { ...portal, stores: ['local storage'] };

export const signInPage: Outcome = {
  state: 'signIn',
  message: null,
  note: null,
  place: '/login',
  stores: [],
  flag: false,
  afterReload: 'signIn',
  signInLeadsTo: place,
  complaints: [],
};

/** Who has pressed Sign Out starts anew. */
export const signedOut: Outcome = { ...signInPage, signInLeadsTo: '/home' };

export const sessionEnded: Outcome = { ...signInPage, note: 'Your session has ended' };

export const refused = (message: string): Outcome => ({ ...signInPage, message });

/** The specification, section 8. */
export const sentences = {
  any: 'Failed to sign in. Please try again.',
  exception: 'An unexpected error occurred. Please try again.',
  tooMany: 'Too many failed attempts. Please try again later.',
  disabled: 'This account has been disabled.',
  invalid: 'Invalid email or password. Please check your credentials.',
} as const;

import type { Accounts } from './accounts.ts';
import type { PasswordPolicy } from './policy.ts';
import type { Settings } from './settings.ts';
import type { Throttle } from './throttle.ts';
import type { Answer, Fields } from './wire.ts';

export interface Announcement {
  readonly policy?: PasswordPolicy;
  readonly captcha?: Settings['captcha'];
}

/** Everything the service knows: what the calls read and change. */
export interface World {
  readonly projectId: string;
  /** In milliseconds. */
  readonly now: () => number;
  accounts: Accounts;
  settings: Settings;
  policy: PasswordPolicy;
  throttle: Throttle;
  /** What a fault spoke of: shown instead of the project's own until the next sign-in. */
  announced: Announcement;
  /** The latest second for which a token was issued. */
  latestIssue: number;
}

export type Operation = (world: World, fields: Fields) => Answer;

import type { Accounts } from './accounts.ts';
import type { PasswordPolicy } from './policy.ts';
import type { Answer, Fields } from './wire.ts';

/** Everything the service knows: what the calls read and change. */
export interface World {
  readonly projectId: string;
  readonly emailEnumerationProtection: boolean;
  readonly tokenLifetimeSeconds: number;
  readonly now: () => number;
  accounts: Accounts;
  policy: PasswordPolicy;
  /** The policy a scripted refusal spoke of: shown instead of the project's until the next sign-in. */
  announcedPolicy: PasswordPolicy | undefined;
}

export type Operation = (world: World, fields: Fields) => Answer;

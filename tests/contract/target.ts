import type { AccountSeed } from '#mocks/identity-toolkit/index.ts';

/** Both services say they are this project. */
export const projectId = 'demo-waymark';

export interface Account extends AccountSeed {
  /** Fixed, so that answers can be compared whole. */
  readonly localId: string;
}

/** What a case starts from. */
export interface Given {
  readonly accounts: readonly Account[];
  readonly enumerationProtection: boolean;
}

/** A service that answers as Identity Toolkit does, and what its owner does meanwhile. */
export interface Target {
  /** Forgets the case before. */
  begin(given: Given): Promise<void>;
  /** The request goes to the addresses of the real service; the target sees that it arrives. */
  send(request: Request): Promise<Response>;
  /** Returns in another second by the clock of the service: tokens tell whole seconds. */
  nextSecond(): Promise<void>;
  /** Time that nobody can wait for: a service that has no clock of its own does nothing. */
  advance(seconds: number): void;
  disable(account: Account): Promise<void>;
  enable(account: Account): Promise<void>;
  remove(account: Account): Promise<void>;
  setPassword(account: Account, password: string): Promise<void>;
  /** Ends every session of the account. */
  revoke(account: Account): Promise<void>;
}

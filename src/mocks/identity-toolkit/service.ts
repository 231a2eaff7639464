import type { HttpHandler } from 'msw';
import {
  type Account,
  type AccountSeed,
  type Accounts,
  accountFromSeed,
  createAccounts,
  withSessionsEnded,
} from './accounts.ts';
import { answerRequest, type Delay } from './exchange.ts';
import { createHandlers } from './handlers.ts';
import { type JournalEntry, journalEntry } from './journal.ts';
import { defaultPolicy, type PasswordPolicy } from './policy.ts';
import type { World } from './world.ts';

/** The same at every start: an account younger than a stored session would end that session. */
const seededAt = Date.UTC(2026, 0, 5, 9);

export interface IdentityToolkitOptions {
  readonly accounts: readonly AccountSeed[];
  /** The service's clock, in milliseconds. */
  readonly now?: () => number;
  readonly projectId?: string;
  /** As in a new project: an unknown e-mail and a wrong password are answered alike. */
  readonly emailEnumerationProtection?: boolean;
  readonly tokenLifetimeSeconds?: number;
}

/** Methods that take an e-mail throw where no account has it: that is a mistake in the caller. */
export interface IdentityToolkit {
  readonly handlers: HttpHandler[];
  readonly calls: readonly JournalEntry[];
  add(seed: AccountSeed): void;
  remove(email: string): void;
  disable(email: string): void;
  enable(email: string): void;
  /** Ends all sessions of the account; signing in again works. */
  revoke(email: string): void;
  /** Ends all sessions too, as the service does. */
  setPassword(email: string, password: string): void;
  /** What is not given takes its default, not its former value. */
  setPolicy(policy: Partial<PasswordPolicy>): void;
  /** Applies to the answers from now on, not to those already waiting. */
  setDelay(delay: Delay): void;
  /** Back to the seeded accounts, default policy, no delay, empty journal. */
  reset(): void;
}

export function createIdentityToolkit(options: IdentityToolkitOptions): IdentityToolkit {
  const now = options.now ?? Date.now;
  const world: World = {
    projectId: options.projectId ?? 'waymark-mock',
    emailEnumerationProtection: options.emailEnumerationProtection ?? true,
    tokenLifetimeSeconds: options.tokenLifetimeSeconds ?? 3600,
    now,
    ...seededState(options.accounts),
  };
  const calls: JournalEntry[] = [];
  let delay: Delay = 0;

  const change = (email: string, changed: (account: Account) => Account): void => {
    world.accounts.put(changed(accountOf(world.accounts, email)));
  };

  return {
    handlers: createHandlers((request) =>
      answerRequest(
        {
          world,
          delay: () => delay,
          record: (journalled, answer) => void calls.push(journalEntry(journalled, answer)),
        },
        request,
      ),
    ),
    calls,
    add: (seed) => world.accounts.put(accountFromSeed(seed, now())),
    remove: (email) => world.accounts.remove(accountOf(world.accounts, email).localId),
    disable: (email) => change(email, (account) => ({ ...account, disabled: true })),
    enable: (email) => change(email, (account) => ({ ...account, disabled: false })),
    revoke: (email) => change(email, (account) => withSessionsEnded(account, now())),
    setPassword: (email, password) =>
      change(email, (account) => ({
        ...withSessionsEnded(account, now()),
        password,
        passwordUpdatedAt: now(),
      })),
    setPolicy: (policy) => {
      world.policy = { ...defaultPolicy, ...policy };
    },
    setDelay: (next) => {
      delay = next;
    },
    reset: () => {
      Object.assign(world, seededState(options.accounts));
      calls.length = 0;
      delay = 0;
    },
  };
}

function seededState(
  seeds: readonly AccountSeed[],
): Pick<World, 'accounts' | 'policy' | 'announcedPolicy'> {
  const accounts = createAccounts();
  for (const seed of seeds) accounts.put(accountFromSeed(seed, seededAt));
  return { accounts, policy: defaultPolicy, announcedPolicy: undefined };
}

function accountOf(accounts: Accounts, email: string): Account {
  const account = accounts.byEmail(email);
  if (account === undefined) throw new Error(`The identity mock has no account ${email}.`);
  return account;
}

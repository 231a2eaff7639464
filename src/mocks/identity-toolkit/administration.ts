import {
  type Account,
  type AccountSeed,
  accountFromSeed,
  withAccount,
  withSessionsEnded,
} from './accounts.ts';
import { change, type ServiceState } from './serviceState.ts';

/** What an administrator does to the accounts. Each is named by its e-mail or its id; a name that no account has throws. */
export function administration(state: ServiceState) {
  const accountNamed = (name: string): Account => {
    const email = name.toLowerCase();
    const account = state.accounts.find((each) => each.localId === name || each.email === email);
    if (account) return account;
    const known = state.accounts.map((each) => each.email).join(', ');
    throw new Error(`The identity mock has no account ${name}. There are: ${known}.`);
  };

  const changeAccount = (name: string, changed: (account: Account) => Account) =>
    change(state, { accounts: withAccount(state.accounts, changed(accountNamed(name))) });

  return {
    /** Adds an account; one of the same e-mail or id, and its sessions, are gone. */
    add(seed: AccountSeed) {
      const now = state.now();
      // Sessions end, because the latest token may be of a removed account that had the same id.
      const account = withSessionsEnded(accountFromSeed(seed, now), now);
      const others = state.accounts.filter(
        ({ email, localId }) => email !== account.email && localId !== account.localId,
      );
      change(state, { accounts: [...others, account] });
    },
    remove(name: string) {
      const account = accountNamed(name);
      change(state, { accounts: state.accounts.filter((each) => each !== account) });
    },
    disable: (name: string) => changeAccount(name, (account) => ({ ...account, disabled: true })),
    enable: (name: string) => changeAccount(name, (account) => ({ ...account, disabled: false })),
    /** Ends all sessions of the account; signing in again works. */
    revoke: (name: string) =>
      changeAccount(name, (account) => withSessionsEnded(account, state.now())),
    /** Ends all sessions too, as the service does. */
    setPassword: (name: string, password: string) =>
      changeAccount(name, (account) => ({
        ...withSessionsEnded(account, state.now()),
        password,
        passwordUpdatedAt: state.now(),
      })),
  };
}

import {
  type Account,
  type AccountSeed,
  accountFromSeed,
  withAccount,
  withSessionsEnded,
} from './accounts.ts';
import { change, type ServiceState } from './serviceState.ts';

/** An administrator's actions on accounts, named by email or id. Each throws if the name is unknown. */
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
    /** Adds an account. It replaces one with the same email or id and ends its sessions. */
    add(seed: AccountSeed) {
      const now = state.now();
      // The tokens of a removed account with the same id must not be valid for this one.
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
    /** Ends all sessions of the account. Its owner can sign in again. */
    revoke: (name: string) =>
      changeAccount(name, (account) => withSessionsEnded(account, state.now())),
    /** Replaces the custom claims. A signed-in page gets them with its next token. */
    setClaims: (name: string, claims: object) =>
      changeAccount(name, (account) => ({ ...account, customAttributes: JSON.stringify(claims) })),
  };
}

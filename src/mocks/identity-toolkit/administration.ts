import {
  type Account,
  type AccountSeed,
  accountFromSeed,
  withAccount,
  withPassword,
  withSessionsEnded,
} from './accounts.ts';
import { change, type ServiceState } from './serviceState.ts';

/** What an administrator does to the accounts. They are named by e-mail or id. An unknown name throws. */
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
    /** Adds an account. It replaces one of the same e-mail or id, whose sessions end. */
    add(seed: AccountSeed) {
      const now = state.now();
      // A removed account may have had the same id. Its tokens must not be valid for this one.
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
    /** The custom claims, in place of those before. A page that is signed in gets them with its next token. */
    setClaims: (name: string, claims: object) =>
      changeAccount(name, (account) => ({ ...account, customAttributes: JSON.stringify(claims) })),
    /** Also ends all sessions, as the real service does. */
    setPassword: (name: string, password: string) =>
      changeAccount(name, (account) => withPassword(account, password, state.now())),
  };
}

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { demoAccounts, newHire } from './demoAccounts.ts';
import { demoStateKey, keepDemoState } from './demoState.ts';
import { createIdentityToolkit, createTestClient } from './identity-toolkit/index.ts';

/** The local storage of one browser. */
let kept: Map<string, string>;
let pages: EventTarget[];
let writes: number;

beforeEach(() => {
  kept = new Map();
  pages = [];
  writes = 0;
});

function openPage() {
  const page = new EventTarget();
  pages.push(page);
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      writes += 1;
      kept.set(key, value);
      tell(value, page);
    },
    removeItem: (key: string) => {
      kept.delete(key);
      tell(null, page);
    },
  };
  const service = createIdentityToolkit({ accounts: demoAccounts });
  keepDemoState(service, Object.assign(page, { localStorage }) as unknown as Window, 'one');
  return service;
}

/** A page is told what the other pages write, and not what it writes itself. */
function tell(newValue: string | null, writer?: EventTarget) {
  for (const page of pages) {
    const change = Object.assign(new Event('storage'), { key: demoStateKey, newValue });
    if (page !== writer) page.dispatchEvent(change);
  }
}

describe('the state of the demo', () => {
  it('outlives a reload: accounts, claims, settings, mails, delay, offline, the next answer', async () => {
    const before = openPage();
    expect(writes).toBe(0);
    const body = { requestType: 'PASSWORD_RESET', email: newHire.email };
    await createTestClient(before).accounts('sendOobCode', body);
    before.disable(newHire.email);
    before.setClaims(newHire.email, { plan: 'intern' });
    before.configure({ tokenLifetimeSeconds: 310 });
    before.setDelay('infinite');
    before.setOffline(true);
    before.failNext('USER_DISABLED', 'lookup');

    const after = openPage();
    expect(after.snapshot()).toEqual(before.snapshot());
    expect(after.mails).toHaveLength(1);
  });

  it('has a chosen password that nobody can read, and that holds after a reload, without HTTPS too', async () => {
    vi.stubGlobal('crypto', {});
    const before = openPage();
    const { accounts } = createTestClient(before);
    await accounts('sendOobCode', { requestType: 'PASSWORD_RESET', email: newHire.email });
    const oobCode = before.mails[0]?.code;
    await accounts('resetPassword', { oobCode, newPassword: 'my-own-password' });
    expect(kept.get(demoStateKey)).not.toContain('my-own-password');
    expect(kept.get(demoStateKey)).toContain('passwordHash');
    const signIn = async (password: string) =>
      (await createTestClient(openPage()).signIn(newHire.email, password)).status;
    expect(await signIn('my-own-password')).toBe(200);
    expect(await signIn('my-own-passwore')).toBe(400);
    expect(await signIn(newHire.password)).toBe(400);
  });

  it('holds in the other tabs, which do not answer back, until a reset in one', () => {
    const [one, other] = [openPage(), openPage()];
    const start = one.snapshot();
    one.disable(newHire.email);
    one.failNext('USER_DISABLED');
    expect(other.snapshot()).toEqual(one.snapshot());
    expect(writes).toBe(2);
    other.enable(newHire.email);
    expect(one.snapshot()).toEqual(other.snapshot());
    expect(writes).toBe(3);
    one.reset();
    expect(kept.size).toBe(0);
    expect(other.snapshot()).toEqual(start);
  });
});

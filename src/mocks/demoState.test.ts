import { beforeEach, describe, expect, it } from 'vitest';
import { demoAccounts, newHire } from './demoAccounts.ts';
import { demoStateKey, keepDemoState } from './demoState.ts';
import { createIdentityToolkit, createTestClient, faultNamed } from './identity-toolkit/index.ts';

/** The local storage of one browser. */
let kept: Map<string, string>;
let pages: EventTarget[];
let writes: number;

beforeEach(() => {
  kept = new Map();
  pages = [];
  writes = 0;
});

function openPage(accounts = demoAccounts) {
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
  const service = createIdentityToolkit({ accounts });
  keepDemoState(service, Object.assign(page, { localStorage }) as unknown as Window);
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
    before.answerNext('USER_DISABLED', 'lookup');

    const after = openPage();
    expect(after.snapshot()).toEqual(before.snapshot());
    expect(after.mails).toHaveLength(1);
    const next = { fault: faultNamed('USER_DISABLED'), call: 'lookup' };
    expect(after.network).toEqual({ delay: 'infinite', offline: true, next });
  });

  it('does not arm an answer again that was given', async () => {
    const before = openPage();
    before.answerNext('USER_DISABLED');
    await createTestClient(before).signIn(newHire.email, newHire.password);
    expect(openPage().network.next).toBeUndefined();
  });

  it('holds in the other tabs, which do not answer back, until a reset in one', () => {
    const [one, other] = [openPage(), openPage()];
    const start = one.snapshot();
    one.disable(newHire.email);
    one.answerNext('USER_DISABLED');
    expect(other.snapshot()).toEqual(one.snapshot());
    expect(writes).toBe(2);
    other.enable(newHire.email);
    expect(one.snapshot()).toEqual(other.snapshot());
    expect(writes).toBe(3);
    one.reset();
    expect(kept.size).toBe(0);
    expect(other.snapshot()).toEqual(start);
  });

  it('holds over midnight, with the claims of the day, also between tabs of two days', () => {
    const onDay = (joinDate: string) => {
      const customAttributes = JSON.stringify({ joinDate });
      const page = openPage([{ ...newHire, customAttributes }]);
      const claims = () => page.accounts.map((account) => account.customAttributes);
      return { page, claims, own: [customAttributes] };
    };
    const yesterday = onDay('2026-11-01');
    yesterday.page.disable(newHire.email);
    const today = onDay('2026-11-02');
    expect(today.page.accounts[0]?.disabled).toBe(true);
    today.page.setOffline(true);
    expect(yesterday.page.network.offline).toBe(true);
    yesterday.page.setOffline(false);
    expect(today.page.network.offline).toBe(false);
    expect([yesterday.claims(), today.claims()]).toEqual([yesterday.own, today.own]);
    today.page.setClaims(newHire.email, {});
    expect([yesterday.claims(), today.claims()]).toEqual([['{}'], ['{}']]);
    today.page.reset();
    expect(yesterday.page.accounts[0]?.disabled).toBe(false);
    expect([yesterday.claims(), today.claims()]).toEqual([yesterday.own, today.own]);
  });

  it('is forgotten when the storage is cleared', () => {
    const page = openPage();
    page.setOffline(true);
    tell(null);
    expect(page.network.offline).toBe(false);
  });

  it('is not taken from a damaged record, until a change replaces it', () => {
    const start = openPage().snapshot();
    openPage().disable(newHire.email);
    const record = kept.get(demoStateKey) ?? '';
    const damaged = ['', 'null', '{', record.slice(0, -1), record.replace('true', 'null')];
    for (const text of [...damaged, record.replace(' {', ' {"more":1,')]) {
      kept.set(demoStateKey, text);
      const page = openPage();
      expect(page.snapshot(), text).toEqual(start);
      page.setOffline(true);
      tell(text);
      expect(page.network.offline).toBe(true);
      expect(openPage().network.offline).toBe(true);
      page.reset();
    }
  });

  it('is not taken over from other accounts', () => {
    openPage().setOffline(true);
    expect(openPage([{ ...newHire, password: 'Another-2027' }]).network.offline).toBe(false);
  });
});

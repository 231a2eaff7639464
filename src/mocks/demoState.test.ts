import { beforeEach, describe, expect, it } from 'vitest';
import { demoAccounts, newHire } from './demoAccounts.ts';
import { demoStateKey, keepDemoState } from './demoState.ts';
import { type AccountSeed, createIdentityToolkit, faultNamed } from './identity-toolkit/index.ts';
import { createTestClient } from './identity-toolkit/testClient.ts';

/** The local storage of one browser. */
let kept: Map<string, string>;
let pages: EventTarget[];
let writes: number;

beforeEach(() => {
  kept = new Map();
  pages = [];
  writes = 0;
});

function openPage(accounts: readonly AccountSeed[] = demoAccounts) {
  const page = new EventTarget();
  pages.push(page);
  const write = (newValue: string | null) => {
    writes += 1;
    if (newValue === null) kept.delete(demoStateKey);
    else kept.set(demoStateKey, newValue);
    tell(newValue, page);
  };
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (_key: string, value: string) => write(value),
    removeItem: () => {
      if (kept.has(demoStateKey)) write(null);
    },
  };
  const service = createIdentityToolkit({ accounts });
  keepDemoState(service, { storage: () => storage, tabs: page as Window });
  return service;
}

/** A page hears what the others write. */
function tell(newValue: string | null, writer?: EventTarget) {
  for (const page of pages) {
    const change = Object.assign(new Event('storage'), { key: demoStateKey, newValue });
    if (page !== writer) page.dispatchEvent(change);
  }
}

const accountOf = ({ accounts }: ReturnType<typeof openPage>) =>
  accounts.find(({ email }) => email === newHire.email);

describe('the state of the demo', () => {
  it('outlives a reload: accounts, settings, delay, offline, the next answer', () => {
    const before = openPage();
    expect(writes).toBe(0);
    before.disable(newHire.email);
    before.revoke(newHire.email);
    before.configure({ tokenLifetimeSeconds: 310 });
    before.setDelay('infinite');
    before.setOffline(true);
    before.answerNext('USER_DISABLED', 'lookup');

    const after = openPage();
    expect(after.snapshot()).toEqual(before.snapshot());
    expect(accountOf(after)?.disabled).toBe(true);
    const next = { fault: faultNamed('USER_DISABLED'), call: 'lookup' };
    expect(after.network).toEqual({ delay: 'infinite', offline: true, next });
  });

  it('does not arm an answer again that was given', async () => {
    const before = openPage();
    before.answerNext('USER_DISABLED');
    await createTestClient(before).signIn(newHire.email, newHire.password);
    expect(openPage().network.next).toBeUndefined();
  });

  it('holds in the other tabs, which do not answer back', () => {
    const [one, other] = [openPage(), openPage()];
    one.disable(newHire.email);
    one.answerNext('USER_DISABLED');
    expect(accountOf(other)?.disabled).toBe(true);
    expect(other.network.next).toEqual({ fault: faultNamed('USER_DISABLED') });
    expect(writes).toBe(2);
    other.enable(newHire.email);
    expect(accountOf(one)?.disabled).toBe(false);
    expect(writes).toBe(3);
  });

  it('is forgotten by a reset, and when the storage is cleared, in every tab', () => {
    const [one, other] = [openPage(), openPage()];
    const start = one.snapshot();
    one.setOffline(true);
    one.answerNext('USER_DISABLED');
    one.reset();
    expect(kept.size).toBe(0);
    expect(other.snapshot()).toEqual(start);
    expect(other.network.next).toBeUndefined();
    one.setOffline(true);
    tell(null);
    expect(one.network.offline).toBe(false);
  });

  it.each([
    ['broken JSON', () => '{"start":'],
    ['null', () => 'null'],
    ['no snapshot', (state: string) => JSON.stringify({ ...JSON.parse(state), snapshot: {} })],
  ])('ignores %s, and replaces it', (_name, spoil) => {
    const before = openPage();
    before.setOffline(true);
    tell(spoil(kept.get(demoStateKey) ?? ''));
    expect(before.network.offline).toBe(true);
    kept.set(demoStateKey, spoil(kept.get(demoStateKey) ?? ''));
    expect(openPage().network.offline).toBe(false);
    expect(kept.size).toBe(0);
  });

  it('is not taken over from other accounts', () => {
    openPage().setOffline(true);
    const others = openPage([{ ...newHire, password: 'Another-2027' }]);
    expect(others.network.offline).toBe(false);
  });

  it('lasts as long as the page where storage is refused', () => {
    const service = createIdentityToolkit({ accounts: demoAccounts });
    const storage = () => {
      throw new DOMException('Refused by the test.', 'SecurityError');
    };
    keepDemoState(service, { storage, tabs: new EventTarget() as Window });
    service.setOffline(true);
    expect(service.network.offline).toBe(true);
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { demoAccounts, newHire } from './demoAccounts.ts';
import { demoStateKey, keepDemoState } from './demoState.ts';
import { type AccountSeed, createIdentityToolkit, faultNamed } from './identity-toolkit/index.ts';
import { createTestClient, messageOf } from './identity-toolkit/testClient.ts';

/** The local storage of one browser: a page hears what the others write. */
class FakeStorage implements Storage {
  readonly kept = new Map<string, string>();
  readonly pages = new Set<EventTarget>();
  writer: EventTarget | undefined;
  writes = 0;

  get length() {
    return this.kept.size;
  }
  key(index: number) {
    return [...this.kept.keys()][index] ?? null;
  }
  getItem(key: string) {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, newValue: string) {
    this.kept.set(key, newValue);
    this.tellOthers({ key, newValue });
  }
  removeItem(key: string) {
    if (this.kept.delete(key)) this.tellOthers({ key, newValue: null });
  }
  clear() {
    this.kept.clear();
    this.tellOthers({ key: null, newValue: null });
  }

  tellOthers(change: { key: string | null; newValue: string | null }) {
    this.writes += 1;
    for (const page of this.pages) {
      if (page !== this.writer) page.dispatchEvent(Object.assign(new Event('storage'), change));
    }
  }
}

let storage: FakeStorage;

beforeEach(() => {
  storage = new FakeStorage();
});

function openPage({
  accounts = demoAccounts,
  access = () => storage,
}: {
  accounts?: readonly AccountSeed[];
  access?: () => Storage;
} = {}) {
  const page = new EventTarget();
  storage.pages.add(page);
  const service = createIdentityToolkit({ accounts });
  keepDemoState(service, {
    storage: () => {
      storage.writer = page;
      return access();
    },
    tabs: page as Window,
  });
  return service;
}

const accountOf = ({ accounts }: ReturnType<typeof openPage>) =>
  accounts.find(({ email }) => email === newHire.email);
const fault = faultNamed('USER_DISABLED');

describe('the state of the demo', () => {
  it('is not stored as long as nothing has changed', () => {
    openPage();
    expect(storage.writes).toBe(0);
  });

  it('outlives a reload: accounts, settings, delay, offline, the next answer', () => {
    const before = openPage();
    before.disable(newHire.email);
    before.configure({ tokenLifetimeSeconds: 310 });
    before.setDelay('infinite');
    before.setOffline(true);
    before.answerNext(fault, 'lookup');

    const after = openPage();
    expect(after.snapshot()).toEqual(before.snapshot());
    expect(accountOf(after)?.disabled).toBe(true);
    expect(after.network).toEqual({
      delay: 'infinite',
      offline: true,
      next: { fault, call: 'lookup' },
    });
  });

  it('keeps ended sessions ended', async () => {
    const before = openPage();
    const { body } = await createTestClient(before).signIn(newHire.email, newHire.password);
    before.revoke(newHire.email);
    const answer = await createTestClient(openPage()).accounts('lookup', {
      idToken: body['idToken'],
    });
    expect(messageOf(answer)).toBe('TOKEN_EXPIRED');
  });

  it('leaves the journal with its page', async () => {
    const before = openPage();
    await createTestClient(before).signIn(newHire.email, 'wrong');
    expect(before.calls).toHaveLength(1);
    expect(openPage().calls).toEqual([]);
  });

  it('does not arm an answer again that was given', async () => {
    const before = openPage();
    before.answerNext(fault);
    await createTestClient(before).signIn(newHire.email, newHire.password);
    expect(openPage().network.next).toBeUndefined();
  });

  it('holds in the other tabs, which do not answer back', () => {
    const [one, other] = [openPage(), openPage()];
    const hear = vi.fn();
    other.subscribe(hear);
    one.disable(newHire.email);
    one.answerNext(fault);
    expect(accountOf(other)?.disabled).toBe(true);
    expect(other.network.next).toEqual({ fault });
    expect(hear).toHaveBeenCalled();
    expect(storage.writes).toBe(2);
    other.enable(newHire.email);
    expect(accountOf(one)?.disabled).toBe(false);
    expect(storage.writes).toBe(3);
  });

  it('is stored only where it has changed', async () => {
    const service = openPage();
    service.setDelay(1);
    service.setDelay(1);
    await createTestClient(service).signIn(newHire.email, 'wrong');
    service.clearCalls();
    expect(storage.writes).toBe(1);
  });

  it('is forgotten by a reset, in every tab', () => {
    const [one, other] = [openPage(), openPage()];
    const start = one.snapshot();
    one.setOffline(true);
    one.answerNext(fault);
    one.reset();
    expect(storage.kept.size).toBe(0);
    expect(other.snapshot()).toEqual(start);
    expect(other.network.next).toBeUndefined();
  });

  it('is forgotten when the browser’s storage is cleared', () => {
    const service = openPage();
    service.setOffline(true);
    storage.writer = undefined;
    storage.clear();
    expect(service.network.offline).toBe(false);
  });

  it.each([
    ['broken JSON', () => '{"start":'],
    ['null', () => 'null'],
    ['a number', () => '7'],
    ['no snapshot', (kept: string) => JSON.stringify({ ...JSON.parse(kept), snapshot: {} })],
  ])('ignores %s, and replaces it', (_name, spoil) => {
    openPage().setOffline(true);
    storage.kept.set(demoStateKey, spoil(storage.getItem(demoStateKey) ?? ''));
    const service = openPage();
    expect(service.network.offline).toBe(false);
    expect(storage.getItem(demoStateKey)).toBeNull();
    service.setOffline(true);
    expect(openPage().network.offline).toBe(true);
  });

  it('goes without an answer that is not in the table', () => {
    openPage().setOffline(true);
    const kept: unknown = JSON.parse(storage.getItem(demoStateKey) ?? '');
    const next = { fault: 'NO_SUCH_FAULT' };
    storage.kept.set(demoStateKey, JSON.stringify({ ...Object(kept), next }));
    expect(openPage().network).toEqual({ delay: 0, offline: true });
  });

  it('ignores what another tab spoils', () => {
    const [one, other] = [openPage(), openPage()];
    one.setOffline(true);
    storage.setItem(demoStateKey, 'spoiled');
    expect(other.network.offline).toBe(true);
  });

  it('is not taken over from other accounts', () => {
    openPage().setOffline(true);
    const service = openPage({ accounts: [{ ...newHire, password: 'Another-2027' }] });
    expect(service.network.offline).toBe(false);
    expect(accountOf(service)?.password).toBe('Another-2027');
  });

  it('lasts as long as the page where storage is refused', () => {
    const service = openPage({
      access: () => {
        throw new DOMException('Refused by the test.', 'SecurityError');
      },
    });
    service.setOffline(true);
    expect(service.network.offline).toBe(true);
    expect(storage.kept.size).toBe(0);
  });
});

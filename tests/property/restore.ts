import type { IdentityToolkit } from '#mocks/identity-toolkit/service.ts';
import type { IdentityCall } from '#mocks/identity-toolkit/wire.ts';
import { checkTypes, successesOf } from './check.ts';
import { expectSame } from './expectSame.ts';
import { arrivalAtOnce, receive } from './receive.ts';
import { type Message, plainWire, requestOf } from './requests.ts';
import { serviceOptions, type Trial } from './trial.ts';

/** Whatever can be seen from outside, but what a snapshot leaves out. */
export function seen(service: IdentityToolkit): string {
  const { accounts, settings, policy } = service;
  const { delay, offline } = service.network;
  return JSON.stringify({ accounts, settings, policy, delay, offline, now: service.now() });
}

/** The snapshot with one of its parts replaced, or left out for `undefined`. */
export function spoilt(snapshot: object, at: number, junk: unknown): unknown {
  const value: unknown = JSON.parse(JSON.stringify(snapshot));
  const places: (() => void)[] = [];
  const visit = (part: unknown) => {
    if (typeof part !== 'object' || part === null) return;
    for (const [name, inner] of Object.entries(part)) {
      places.push(() => {
        if (junk === undefined) Reflect.deleteProperty(part, name);
        else Object.assign(part, { [name]: junk });
      });
      visit(inner);
    }
  };
  visit(value);
  places[at % places.length]?.();
  return JSON.parse(JSON.stringify(value));
}

/** A strange snapshot is refused without a change, or leaves a service that answers. */
export async function restoreStrange(trial: Trial, snapshot: unknown): Promise<void> {
  const service = trial.create(serviceOptions());
  const before = seen(service);
  if (!service.restore(snapshot)) {
    expectSame(seen(service), before, 'a service that refused a snapshot');
    return;
  }
  service.setDelay(0);
  service.setOffline(false);
  const ask = async (call: IdentityCall, fields: Message['fields']) => {
    const method = /Policy|Config/.test(call) ? 'GET' : 'POST';
    const request = requestOf({ call, method, fields }, plainWire);
    const received = await receive(service.respond(request), arrivalAtOnce);
    return checkTypes(received, successesOf(call));
  };
  await ask('passwordPolicy', {});
  await ask('recaptchaConfig', {});
  for (const { email, password, tenantId, localId } of service.accounts) {
    const tokens = await ask('signInWithPassword', { email, password, tenantId });
    await ask('lookup', { idToken: tokens?.['idToken'] ?? 'none' });
    await ask('token', {
      grantType: 'refresh_token',
      refreshToken: tokens?.['refreshToken'] ?? 'none',
    });
    service.disable(localId);
    service.enable(localId);
    service.revoke(localId);
    service.setPassword(localId, 'hunter-new');
  }
  expectSame(service.restore(service.snapshot()), true, 'whether it restores itself afterwards');
}

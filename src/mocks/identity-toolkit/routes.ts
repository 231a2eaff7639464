import { passwordPolicy, recaptchaConfig } from './projectConfig.ts';
import { deleteAccount, lookup, refresh } from './sessions.ts';
import { signInWithPassword } from './signIn.ts';
import type { IdentityCall } from './wire.ts';
import type { Operation } from './world.ts';

export interface Route {
  readonly call: IdentityCall;
  readonly service: 'identitytoolkit' | 'securetoken';
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly operation: Operation;
}

export interface Address {
  readonly service: string;
  readonly path: string;
}

/** The real hosts, and the form under which an emulator serves them on an origin of its own. */
export const identityAddress =
  /^https?:\/\/(?:[^/]+\/)?(identitytoolkit|securetoken)\.googleapis\.com(\/.*)$/;

const routes: readonly Route[] = [
  {
    call: 'signInWithPassword',
    service: 'identitytoolkit',
    method: 'POST',
    path: '/v1/accounts:signInWithPassword',
    operation: signInWithPassword,
  },
  {
    call: 'lookup',
    service: 'identitytoolkit',
    method: 'POST',
    path: '/v1/accounts:lookup',
    operation: lookup,
  },
  {
    call: 'delete',
    service: 'identitytoolkit',
    method: 'POST',
    path: '/v1/accounts:delete',
    operation: deleteAccount,
  },
  {
    call: 'token',
    service: 'securetoken',
    method: 'POST',
    path: '/v1/token',
    operation: refresh,
  },
  {
    call: 'passwordPolicy',
    service: 'identitytoolkit',
    method: 'GET',
    path: '/v2/passwordPolicy',
    operation: passwordPolicy,
  },
  {
    call: 'recaptchaConfig',
    service: 'identitytoolkit',
    method: 'GET',
    path: '/v2/recaptchaConfig',
    operation: recaptchaConfig,
  },
];

export function addressOf(url: URL): Address | undefined {
  const match = identityAddress.exec(`${url.origin}${url.pathname}`);
  const [, service, path] = match ?? [];
  return service === undefined || path === undefined ? undefined : { service, path };
}

export function routeOf(address: Address): Route | undefined {
  return routes.find(({ service, path }) => service === address.service && path === address.path);
}

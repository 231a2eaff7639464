import type { FieldTypes } from './fields.ts';
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
  /** Of the body, or of the query where there is no body. */
  readonly fields: FieldTypes;
}

export interface Address {
  readonly service: string;
  readonly path: string;
}

/** The real hosts, and the form under which an emulator serves them on an origin of its own. */
export const identityAddress =
  /^https?:\/\/(?:[^/]+\/)?(identitytoolkit|securetoken)\.googleapis\.com(\/.*)$/;

const clientTypes = [
  'CLIENT_TYPE_UNSPECIFIED',
  'CLIENT_TYPE_WEB',
  'CLIENT_TYPE_ANDROID',
  'CLIENT_TYPE_IOS',
];

const tenant: FieldTypes = { tenantId: 'text', targetProjectId: 'text' };

const routes: readonly Route[] = [
  {
    call: 'signInWithPassword',
    service: 'identitytoolkit',
    method: 'POST',
    path: '/v1/accounts:signInWithPassword',
    operation: signInWithPassword,
    fields: {
      ...tenant,
      email: 'text',
      password: 'text',
      returnSecureToken: 'boolean',
      captchaResponse: 'text',
      captchaChallenge: 'text',
      clientType: clientTypes,
      recaptchaVersion: ['RECAPTCHA_VERSION_UNSPECIFIED', 'RECAPTCHA_ENTERPRISE'],
      idToken: 'text',
      pendingIdToken: 'text',
      instanceId: 'text',
      delegatedProjectNumber: 'text',
    },
  },
  {
    call: 'lookup',
    service: 'identitytoolkit',
    method: 'POST',
    path: '/v1/accounts:lookup',
    operation: lookup,
    fields: {
      ...tenant,
      delegatedProjectNumber: 'text',
      email: 'texts',
      federatedUserId: { listOf: { providerId: 'text', rawId: 'text' } },
      idToken: 'text',
      initialEmail: 'texts',
      localId: 'texts',
      phoneNumber: 'texts',
    },
  },
  {
    call: 'delete',
    service: 'identitytoolkit',
    method: 'POST',
    path: '/v1/accounts:delete',
    operation: deleteAccount,
    fields: { ...tenant, idToken: 'text', localId: 'text', delegatedProjectNumber: 'text' },
  },
  {
    call: 'token',
    service: 'securetoken',
    method: 'POST',
    path: '/v1/token',
    operation: refresh,
    fields: { grantType: 'text', refreshToken: 'text', code: 'text', idToken: 'text' },
  },
  {
    call: 'passwordPolicy',
    service: 'identitytoolkit',
    method: 'GET',
    path: '/v2/passwordPolicy',
    operation: passwordPolicy,
    fields: { tenantId: 'text' },
  },
  {
    call: 'recaptchaConfig',
    service: 'identitytoolkit',
    method: 'GET',
    path: '/v2/recaptchaConfig',
    operation: recaptchaConfig,
    fields: {
      tenantId: 'text',
      clientType: clientTypes,
      version: ['RECAPTCHA_VERSION_UNSPECIFIED', 'RECAPTCHA_ENTERPRISE'],
    },
  },
];

export function callAddressOf(url: URL): Address | undefined {
  const match = identityAddress.exec(`${url.origin}${url.pathname}`);
  const [, service, path] = match ?? [];
  return service === undefined || path === undefined ? undefined : { service, path };
}

export function routeOf(address: Address): Route | undefined {
  return routes.find(({ service, path }) => service === address.service && path === address.path);
}

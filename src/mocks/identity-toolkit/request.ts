import { answerOf } from './faults.ts';
import type { Settings } from './project.ts';
import {
  type Answer,
  type IdentityCall,
  invalidPayload,
  methodNotAllowed,
  notImplemented,
  wrongContentType,
} from './wire.ts';

/** By the first part of the host, and the path. */
const calls: Readonly<Record<string, IdentityCall>> = {
  'identitytoolkit/v1/accounts:signInWithPassword': 'signInWithPassword',
  'identitytoolkit/v1/accounts:lookup': 'lookup',
  'identitytoolkit/v1/accounts:delete': 'delete',
  'securetoken/v1/token': 'token',
  'identitytoolkit/v2/passwordPolicy': 'passwordPolicy',
  'identitytoolkit/v2/recaptchaConfig': 'recaptchaConfig',
};

/** An array names the values that are allowed. */
type FieldType = 'text' | 'boolean' | readonly string[];

const recaptchaVersion = ['RECAPTCHA_VERSION_UNSPECIFIED', 'RECAPTCHA_ENTERPRISE'];

/** The fields of all calls, which are checked by the alphabet, as by the real service. */
const fieldTypes: Readonly<Record<string, FieldType>> = {
  captchaResponse: 'text',
  clientType: [
    'CLIENT_TYPE_UNSPECIFIED',
    'CLIENT_TYPE_WEB',
    'CLIENT_TYPE_ANDROID',
    'CLIENT_TYPE_IOS',
  ],
  email: 'text',
  grantType: 'text',
  idToken: 'text',
  password: 'text',
  recaptchaVersion,
  refreshToken: 'text',
  returnSecureToken: 'boolean',
  tenantId: 'text',
  version: recaptchaVersion,
};

/** What a call carried, with its keys in camel case. No call reads the only boolean. */
export type Fields = Readonly<Record<string, string | undefined>>;

/** The real hosts, and the form under which an emulator serves them on an origin of its own. */
export const identityAddress =
  /^https?:\/\/(?:[^/]+\/)?(identitytoolkit|securetoken)\.googleapis\.com(\/.*)$/;

interface Address {
  readonly call: IdentityCall | undefined;
  readonly path: string;
}

export function addressedBy(url: URL): Address {
  const [, service, path = url.pathname] =
    identityAddress.exec(`${url.origin}${url.pathname}`) ?? [];
  return { call: calls[`${service}${path}`], path };
}

interface Reading {
  readonly kind: 'read';
  readonly call: IdentityCall;
  readonly fields: Fields;
}

/** What the request asks for, or the answer that refuses it. The checks come in the order of the real service. */
export async function readRequest(request: Request, settings: Settings): Promise<Reading | Answer> {
  const { method, headers } = request;
  const url = new URL(request.url);
  const { call, path } = addressedBy(url);
  if (call === undefined) return notImplemented(`${method} ${url.pathname}`);
  if (method !== (path.startsWith('/v2/') ? 'GET' : 'POST'))
    return methodNotAllowed(method, `${url.pathname}${url.search}`);
  const contentType = headers.get('content-type') ?? '';
  const mediaType = contentType.split(';', 1)[0]?.trim().toLowerCase();
  const isForm = call === 'token' && mediaType === 'application/x-www-form-urlencoded';
  if (method === 'POST' && !isForm && mediaType !== 'application/json') {
    return wrongContentType(contentType);
  }
  if (!url.searchParams.get('key')) return answerOf('MISSING_API_KEY');
  if (settings.apiKey === 'refused') return answerOf('API_KEY_NOT_VALID');

  const sent =
    method === 'GET' ? Object.fromEntries(url.searchParams) : await bodyOf(request, isForm);
  if (sent === undefined) return answerOf('BODY_NOT_JSON');
  if (Array.isArray(sent)) return invalidPayload(' must be object');
  const named = Object.entries(sent).map(([name, value]) => [camel(name), value] as const);
  const fields = Object.fromEntries(named.filter(([name]) => Object.hasOwn(fieldTypes, name)));
  for (const [name, type] of Object.entries(fieldTypes)) {
    const demand = name in fields && unmetDemand(type, fields[name]);
    // Unlike a field of the body, one of the address is not named in the answer.
    if (demand) return invalidPayload(`${method === 'GET' ? '' : `/${name}`} ${demand}`);
  }
  return { kind: 'read', call, fields };
}

/** The service takes an empty body for `{}`, and nothing that is neither an object nor a list. */
async function bodyOf(request: Request, isForm: boolean): Promise<object | undefined> {
  try {
    const text = await request.text();
    if (isForm) return Object.fromEntries(new URLSearchParams(text));
    const value: unknown = text === '' ? {} : JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The service takes `grant_type` and `grantType` alike. */
function camel(name: string): string {
  return name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function unmetDemand(type: FieldType, value: unknown): string | undefined {
  if (type === 'boolean') return typeof value === 'boolean' ? undefined : 'must be boolean';
  if (typeof value !== 'string') return 'must be string';
  const isAllowed = type === 'text' || type.includes(value);
  return isAllowed ? undefined : 'must be equal to one of the allowed values';
}

import { answerOf } from './faults.ts';
import type { Settings } from './project.ts';
import {
  type Answer,
  type Fields,
  type IdentityCall,
  identityCalls,
  invalidPayload,
  methodNotAllowed,
  notImplemented,
  wrongContentType,
} from './wire.ts';

/** An array names the values that are allowed. */
type FieldType = 'text' | 'boolean' | readonly string[];

interface Route {
  readonly method: 'GET' | 'POST';
  /** The first part of the host, and the path. */
  readonly address: string;
  /** Of the body, or of the query where there is no body; checked by the alphabet, as by the real service. */
  readonly fields: Readonly<Record<string, FieldType>>;
}

const clientType = [
  'CLIENT_TYPE_UNSPECIFIED',
  'CLIENT_TYPE_WEB',
  'CLIENT_TYPE_ANDROID',
  'CLIENT_TYPE_IOS',
];
const recaptchaVersion = ['RECAPTCHA_VERSION_UNSPECIFIED', 'RECAPTCHA_ENTERPRISE'];

const to =
  (method: Route['method']) =>
  (address: string, fields: Route['fields']): Route => ({ method, address, fields });
const [get, post] = [to('GET'), to('POST')];

const routes: Readonly<Record<IdentityCall, Route>> = {
  signInWithPassword: post('identitytoolkit/v1/accounts:signInWithPassword', {
    captchaResponse: 'text',
    clientType,
    email: 'text',
    password: 'text',
    recaptchaVersion,
    returnSecureToken: 'boolean',
    tenantId: 'text',
  }),
  lookup: post('identitytoolkit/v1/accounts:lookup', { idToken: 'text' }),
  delete: post('identitytoolkit/v1/accounts:delete', { idToken: 'text' }),
  token: post('securetoken/v1/token', { grantType: 'text', refreshToken: 'text' }),
  passwordPolicy: get('identitytoolkit/v2/passwordPolicy', {}),
  recaptchaConfig: get('identitytoolkit/v2/recaptchaConfig', {
    clientType,
    version: recaptchaVersion,
  }),
};

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
  return { call: identityCalls.find((each) => routes[each].address === `${service}${path}`), path };
}

interface Reading {
  readonly kind: 'read';
  readonly call: IdentityCall;
  readonly fields: Fields;
  /** Of the fields, as they were spelled. */
  readonly names: readonly string[];
}

/** What the request asks for, or the answer that refuses it. The checks come in the order of the real service. */
export async function readRequest(request: Request, settings: Settings): Promise<Reading | Answer> {
  const { method, headers } = request;
  const url = new URL(request.url);
  const { call } = addressedBy(url);
  if (call === undefined) return notImplemented(`${method} ${url.pathname}`);
  const route = routes[call];
  if (method !== route.method) return methodNotAllowed(method, `${url.pathname}${url.search}`);
  const contentType = headers.get('content-type') ?? '';
  const mediaType = contentType.split(';', 1)[0]?.trim().toLowerCase();
  const isForm = call === 'token' && mediaType === 'application/x-www-form-urlencoded';
  if (method === 'POST' && !isForm && mediaType !== 'application/json') {
    return wrongContentType(contentType);
  }
  if (!url.searchParams.get('key') && !headers.get('x-goog-api-key')) {
    return answerOf('MISSING_API_KEY');
  }
  if (settings.apiKey === 'refused') return answerOf('API_KEY_NOT_VALID');

  const sent =
    method === 'GET' ? Object.fromEntries(url.searchParams) : await bodyOf(request, isForm);
  if (sent === undefined) return answerOf('BODY_NOT_JSON');
  if (Array.isArray(sent)) return invalidPayload(' must be object');
  const known = Object.entries(sent).filter(([name]) => Object.hasOwn(route.fields, camel(name)));
  const fields = new Map(known.map(([name, value]) => [camel(name), value]));
  for (const [name, type] of Object.entries(route.fields)) {
    const demand = fields.has(name) && unmetDemand(type, fields.get(name));
    // Unlike a field of the body, one of the address is not named in the answer.
    if (demand) return invalidPayload(`${method === 'GET' ? '' : `/${name}`} ${demand}`);
  }
  return { kind: 'read', call, fields, names: known.map(([name]) => name) };
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

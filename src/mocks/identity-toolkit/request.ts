import type { Settings } from './project.ts';
import {
  type Answer,
  type Fields,
  type IdentityCall,
  invalidArgument,
  methodNotAllowed,
  missingApiKey,
  notImplemented,
  refusedApiKey,
  unparseable,
  wrongContentType,
} from './wire.ts';

/** An array names the values that are allowed. */
type FieldType = 'text' | 'boolean' | readonly string[];
type FieldTypes = Readonly<Record<string, FieldType>>;

interface Route {
  readonly service: 'identitytoolkit' | 'securetoken';
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Of the body, or of the query where there is no body; checked by the alphabet, as by the real service. */
  readonly fields: FieldTypes;
}

const clientType = [
  'CLIENT_TYPE_UNSPECIFIED',
  'CLIENT_TYPE_WEB',
  'CLIENT_TYPE_ANDROID',
  'CLIENT_TYPE_IOS',
];
const recaptchaVersion = ['RECAPTCHA_VERSION_UNSPECIFIED', 'RECAPTCHA_ENTERPRISE'];

const accountCall = (name: string, fields: FieldTypes): Route => ({
  service: 'identitytoolkit',
  method: 'POST',
  path: `/v1/accounts:${name}`,
  fields,
});

const projectCall = (name: string, fields: FieldTypes): Route => ({
  service: 'identitytoolkit',
  method: 'GET',
  path: `/v2/${name}`,
  fields,
});

const routes: Readonly<Record<IdentityCall, Route>> = {
  signInWithPassword: accountCall('signInWithPassword', {
    captchaResponse: 'text',
    clientType,
    email: 'text',
    password: 'text',
    recaptchaVersion,
    returnSecureToken: 'boolean',
  }),
  lookup: accountCall('lookup', { idToken: 'text' }),
  delete: accountCall('delete', { idToken: 'text' }),
  token: {
    service: 'securetoken',
    method: 'POST',
    path: '/v1/token',
    fields: { grantType: 'text', refreshToken: 'text' },
  },
  passwordPolicy: projectCall('passwordPolicy', {}),
  recaptchaConfig: projectCall('recaptchaConfig', { clientType, version: recaptchaVersion }),
};

/** The real hosts, and the form under which an emulator serves them on an origin of its own. */
export const identityAddress =
  /^https?:\/\/(?:[^/]+\/)?(identitytoolkit|securetoken)\.googleapis\.com(\/.*)$/;

export interface Address {
  readonly call: IdentityCall | undefined;
  readonly path: string;
}

export function addressedBy(url: URL): Address {
  const [, service, path = url.pathname] =
    identityAddress.exec(`${url.origin}${url.pathname}`) ?? [];
  const calls = Object.keys(routes) as IdentityCall[];
  const call = calls.find((each) => routes[each].service === service && routes[each].path === path);
  return { call, path };
}

export type Reading =
  | {
      readonly kind: 'read';
      readonly call: IdentityCall;
      readonly fields: Fields;
      readonly names: readonly string[];
    }
  | { readonly kind: 'refused'; readonly answer: Answer };

/** The checks come in the order of the real service. */
export async function readRequest(request: Request, settings: Settings): Promise<Reading> {
  const { method, headers } = request;
  const url = new URL(request.url);
  const { call } = addressedBy(url);
  if (call === undefined) return refused(notImplemented(`${method} ${url.pathname}`));
  const route = routes[call];
  if (method !== route.method) {
    return refused(methodNotAllowed(method, `${url.pathname}${url.search}`));
  }
  const contentType = headers.get('content-type') ?? '';
  if (method === 'POST' && !isReadable(contentType, call)) {
    return refused(wrongContentType(contentType));
  }
  if (!url.searchParams.get('key') && !headers.get('x-goog-api-key')) {
    return refused(missingApiKey());
  }
  if (settings.apiKey === 'refused') return refused(refusedApiKey());

  const sent =
    method === 'GET' ? Object.fromEntries(url.searchParams) : await bodyOf(request, contentType);
  if (sent === undefined) return refused(unparseable());
  if (Array.isArray(sent)) return refused(invalidArgument(' must be object'));
  const known = Object.entries(sent).filter(([name]) => Object.hasOwn(route.fields, camel(name)));
  const fields = new Map(known.map(([name, value]) => [camel(name), value]));
  for (const name of Object.keys(route.fields)) {
    const type = route.fields[name];
    const demand = type && fields.has(name) && unmetDemand(type, fields.get(name));
    // Unlike a field of the body, one of the address is not named in the answer.
    if (demand) return refused(invalidArgument(`${method === 'GET' ? '' : `/${name}`} ${demand}`));
  }
  return { kind: 'read', call, fields, names: known.map(([name]) => name) };
}

function refused(answer: Answer): Reading {
  return { kind: 'refused', answer };
}

function isForm(contentType: string): boolean {
  return mediaTypeOf(contentType) === 'application/x-www-form-urlencoded';
}

function isReadable(contentType: string, call: IdentityCall): boolean {
  const isJson = mediaTypeOf(contentType) === 'application/json';
  return isJson || (call === 'token' && isForm(contentType));
}

function mediaTypeOf(contentType: string): string | undefined {
  return contentType.split(';', 1)[0]?.trim().toLowerCase();
}

/** The service takes an empty body for `{}`, and nothing that is neither an object nor a list. */
async function bodyOf(request: Request, contentType: string): Promise<object | undefined> {
  try {
    const text = await request.text();
    if (isForm(contentType)) return Object.fromEntries(new URLSearchParams(text));
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

import type { IdentityCall } from '#mocks/identity-toolkit/wire.ts';
import type { Mangling, RawStep, WellFormedStep, Wire } from './steps.ts';

export interface Message {
  readonly call: IdentityCall;
  readonly method: 'GET' | 'POST';
  readonly fields: Readonly<Record<string, unknown>>;
}

const paths: Readonly<Record<IdentityCall, string>> = {
  signInWithPassword: 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
  lookup: 'identitytoolkit.googleapis.com/v1/accounts:lookup',
  delete: 'identitytoolkit.googleapis.com/v1/accounts:delete',
  token: 'securetoken.googleapis.com/v1/token',
  passwordPolicy: 'identitytoolkit.googleapis.com/v2/passwordPolicy',
  recaptchaConfig: 'identitytoolkit.googleapis.com/v2/recaptchaConfig',
};

export const identityCalls = Object.keys(paths) as IdentityCall[];

export const plainWire: Wire = { host: 'real', spelling: 'camel', form: true, extras: {} };

const hosts: Readonly<Record<Wire['host'], string>> = {
  real: 'https://',
  emulator: 'http://127.0.0.1:9099/',
  'other emulator': 'https://emulator.test/',
};

export const origin = 'http://localhost:5173';

export const callOf = (step: WellFormedStep): IdentityCall => {
  switch (step.do) {
    case 'signIn':
      return 'signInWithPassword';
    case 'refresh':
      return 'token';
    default:
      return step.do;
  }
};

/** The field without which a call is worth nothing. */
const mainField: Partial<Record<IdentityCall, string>> = {
  signInWithPassword: 'email',
  lookup: 'idToken',
  delete: 'idToken',
  token: 'refreshToken',
};

const jsonType = 'application/json';
const formType = 'application/x-www-form-urlencoded';

export function requestOf(message: Message, wire: Wire): Request {
  const { call, method, fields } = message;
  const url = `${hosts[wire.host]}${paths[call]}`;
  if (method === 'GET') {
    const query = new URLSearchParams({ key: 'any', ...textsOf(fields) });
    return new Request(`${url}?${query}`, { headers: { origin } });
  }
  const spelled = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [spell(name, wire), value]),
  );
  // Assigning would call the setter of `__proto__`.
  const body = Object.fromEntries([...Object.entries(wire.extras), ...Object.entries(spelled)]);
  const isForm = call === 'token' && wire.form;
  return new Request(`${url}?key=any`, {
    method,
    headers: { origin, 'content-type': isForm ? formType : jsonType },
    body: isForm ? String(new URLSearchParams(textsOf(body))) : JSON.stringify(body),
  });
}

function textsOf(fields: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, String(value).toWellFormed()]),
  );
}

function spell(name: string, { spelling }: Wire): string {
  return spelling === 'camel' ? name : name.replaceAll(/[A-Z]/g, (big) => `_${big.toLowerCase()}`);
}

/** The request with one thing wrong, so that the service has to refuse it. */
export async function mangledRequestOf(message: Message, mangling: Mangling): Promise<Request> {
  const { call, fields } = message;
  const url = `${hosts.real}${paths[call]}`;
  const spoil = (field: unknown) => ({ ...fields, [mainField[call] ?? 'tenantId']: field });
  const post = (body: BodyInit, contentType: string | undefined = jsonType, query = '?key=any') =>
    new Request(`${url}${query}`, {
      method: 'POST',
      headers: { origin, ...(contentType !== '' && { 'content-type': contentType }) },
      body,
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    });
  const text = JSON.stringify(fields);
  switch (mangling) {
    case 'broken off':
      return post(text.slice(0, -2));
    case 'value unquoted':
      return post(text.replace(/(password|Token)":"([^"]*)"/, '$1":$2'));
    case 'fields in the address': {
      const query = new URLSearchParams({ key: 'any', ...textsOf(fields) });
      return new Request(`${url}?${query}`, { method: 'DELETE', headers: { origin } });
    }
    case 'text/plain':
      return post(text, 'text/plain');
    case 'no content type':
      return post(new TextEncoder().encode(text), '');
    case 'no key':
      return post(text, jsonType, '');
    case 'empty key':
      return post(text, jsonType, '?key=');
    case 'two keys':
      return post(text, jsonType, '?key=any&key=any');
    case 'wrong method':
      return new Request(`${url}?key=any`, {
        method: message.method === 'GET' ? 'POST' : 'PUT',
        headers: { origin, 'content-type': jsonType },
        body: text,
      });
    case 'a list':
      return post(`[${text}]`);
    case 'a number':
      return post('42');
    case 'null':
      return post('null');
    case 'empty body':
      return post('');
    case 'field missing':
      return post(JSON.stringify(spoil(undefined)));
    case 'field null':
      return post(JSON.stringify(spoil(null)));
    case 'field object':
      return post(JSON.stringify(spoil({ toString: 'x' })));
    case 'field list':
      return post(JSON.stringify(spoil([fields[mainField[call] ?? '']])));
    case 'field boolean':
      return post(JSON.stringify(spoil(true)));
    case 'field empty':
      return post(JSON.stringify(spoil('')));
    case 'only inherited':
      return post(`{"__proto__":${text}}`);
    case 'huge field':
      return post(JSON.stringify(spoil('x'.repeat(100_000))));
    case 'lone surrogate':
      return post(JSON.stringify(spoil('\u{d800}')));
    case 'unknown path':
      return new Request(`${url}/more?key=any`, { ...postInit(text) });
    case 'body used up': {
      const request = post(text);
      await request.text();
      return request;
    }
    case 'body fails':
      return post(
        new ReadableStream({
          pull: (controller) => controller.error(new Error('lost on the way')),
        }),
      );
  }
}

function postInit(body: string): RequestInit {
  return { method: 'POST', headers: { origin, 'content-type': jsonType }, body };
}

/** Undefined where no client can send such a thing. */
export function rawRequestOf({ method, address, contentType, body }: RawStep): Request | undefined {
  const headers = { origin, ...(contentType !== undefined && { 'content-type': contentType }) };
  const takesBody = method !== 'GET' && method !== 'HEAD';
  const sent =
    typeof body === 'object' && 'times' in body
      ? body.opening.repeat(body.times) + body.closing.repeat(body.times)
      : body;
  return URL.canParse(address)
    ? new Request(address, { method, headers, ...(takesBody && { body: sent }) })
    : undefined;
}

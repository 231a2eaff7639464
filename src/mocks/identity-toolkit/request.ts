/** The service (the first part of the host) and path of each call. */
const paths = {
  signInWithPassword: 'identitytoolkit/v1/accounts:signInWithPassword',
  lookup: 'identitytoolkit/v1/accounts:lookup',
  delete: 'identitytoolkit/v1/accounts:delete',
  token: 'securetoken/v1/token',
  sendOobCode: 'identitytoolkit/v1/accounts:sendOobCode',
  resetPassword: 'identitytoolkit/v1/accounts:resetPassword',
  passwordPolicy: 'identitytoolkit/v2/passwordPolicy',
  recaptchaConfig: 'identitytoolkit/v2/recaptchaConfig',
};

export type IdentityCall = keyof typeof paths;

export const identityCalls = Object.keys(paths) as readonly IdentityCall[];

/** The real hosts, and the paths under which an emulator serves them from its own origin. */
export const identityAddress =
  /^https?:\/\/(?:[^/]+\/)?(identitytoolkit|securetoken)\.googleapis\.com(\/.*)$/;

export interface Target {
  /** Undefined if the mock does not know the call. */
  readonly call: IdentityCall | undefined;
  readonly path: string;
}

export function targetOf(request: Request): Target {
  const url = new URL(request.url);
  const [, service, path = url.pathname] =
    identityAddress.exec(`${url.origin}${url.pathname}`) ?? [];
  return { call: identityCalls.find((call) => paths[call] === `${service}${path}`), path };
}

/** The body of a call. The type omits booleans, because no operation reads one. */
export type Fields = Readonly<Record<string, string | undefined>>;

/** The SDK sends a form to refresh a token, JSON in every other POST, and nothing relevant in a GET. */
export async function readFields(request: Request, call: IdentityCall): Promise<Fields> {
  if (request.method === 'GET') return {};
  const text = await request.text();
  return call === 'token' ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text);
}

import type { IdentityToolkit } from './service.ts';

export const realHost = 'https://identitytoolkit.googleapis.com';
export const tokenHost = 'https://securetoken.googleapis.com';

export interface Reply {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
}

/** Speaks to the service as the SDK does. For tests. */
export interface TestClient {
  send(url: string, init?: RequestInit): Promise<Reply>;
  accounts(call: string, body: unknown): Promise<Reply>;
  signIn(email: string, password: string, fields?: object): Promise<Reply>;
  token(form: Record<string, string>): Promise<Reply>;
  refresh(refreshToken: unknown): Promise<Reply>;
}

export function createTestClient({ respond }: Pick<IdentityToolkit, 'respond'>): TestClient {
  const send = async (url: string, init: RequestInit = {}): Promise<Reply> => {
    const response = await respond(new Request(url, init));
    const text = await response.text();
    const body: unknown = text === '' ? {} : JSON.parse(text);
    return { status: response.status, body: { ...(body as object) }, headers: response.headers };
  };
  const accounts = (call: string, body: unknown) =>
    send(`${realHost}/v1/accounts:${call}?key=any`, json(body));
  const token = (form: Record<string, string>) => {
    const init = { method: 'POST', body: new URLSearchParams(form) };
    return send(`${tokenHost}/v1/token?key=any`, init);
  };
  return {
    send,
    accounts,
    signIn: (email, password, fields = {}) => {
      const rest = { returnSecureToken: true, clientType: 'CLIENT_TYPE_WEB', ...fields };
      return accounts('signInWithPassword', { email, password, ...rest });
    },
    token,
    refresh: (refreshToken) =>
      token({ grant_type: 'refresh_token', refresh_token: String(refreshToken) }),
  };
}

export function json(body: unknown): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** The server's words where it said no. */
export function messageOf(reply: Reply): string | undefined {
  return (reply.body['error'] as { message: string } | undefined)?.message;
}

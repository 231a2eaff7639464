import type { IdentityToolkit } from './service.ts';

export const realHost = 'https://identitytoolkit.googleapis.com';
export const tokenHost = 'https://securetoken.googleapis.com';

/** Speaks to the service as the SDK does. For tests. */
export function createTestClient({ respond }: Pick<IdentityToolkit, 'respond'>) {
  const send = async (url: string, init: RequestInit = {}) => {
    const response = await respond(new Request(url, init));
    const body = await response.json();
    // The message is the server's where it said no.
    return { status: response.status, body, message: body.error?.message };
  };
  const accounts = (call: string, body: unknown) =>
    send(`${realHost}/v1/accounts:${call}?key=any`, json(body));
  return {
    send,
    accounts,
    signIn: (email: string, password: string) => {
      const rest = { returnSecureToken: true, clientType: 'CLIENT_TYPE_WEB' };
      return accounts('signInWithPassword', { email, password, ...rest });
    },
    refresh: (refreshToken: unknown) => {
      const form = { grant_type: 'refresh_token', refresh_token: String(refreshToken) };
      const init = { method: 'POST', body: new URLSearchParams(form) };
      return send(`${tokenHost}/v1/token?key=any`, init);
    },
  };
}

export function json(body: unknown): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

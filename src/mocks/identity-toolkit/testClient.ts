import type { IdentityToolkit } from './service.ts';

const realHost = 'https://identitytoolkit.googleapis.com';

/** Talks to the service as the SDK does. */
export function createTestClient({ respond }: Pick<IdentityToolkit, 'respond'>) {
  const post = async (address: string, sent: Blob | URLSearchParams) => {
    const request = new Request(`${address}?key=any`, { method: 'POST', body: sent });
    const response = await respond(request);
    const body = await response.json();
    const headers = Object.fromEntries(response.headers);
    // The message is undefined unless the service refuses.
    return { status: response.status, headers, body, message: body.error?.message };
  };
  const accounts = (call: string, body: object) => {
    const json = new Blob([JSON.stringify(body)], { type: 'application/json' });
    return post(`${realHost}/v1/accounts:${call}`, json);
  };
  return {
    accounts,
    signIn: (email: string, password: string) => {
      const rest = { returnSecureToken: true, clientType: 'CLIENT_TYPE_WEB' };
      return accounts('signInWithPassword', { email, password, ...rest });
    },
    refresh: (refreshToken: unknown) => {
      const form = { grant_type: 'refresh_token', refresh_token: String(refreshToken) };
      return post('https://securetoken.googleapis.com/v1/token', new URLSearchParams(form));
    },
  };
}

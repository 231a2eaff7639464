import type { IdentityToolkit } from './service.ts';

export const realHost = 'https://identitytoolkit.googleapis.com';

/** Talks to the service as the SDK does. */
export function createTestClient({ respond }: Pick<IdentityToolkit, 'respond'>) {
  const send = async (address: string, sent?: string | URLSearchParams) => {
    const init = sent === undefined ? {} : { method: 'POST', body: sent };
    const response = await respond(new Request(`${address}?key=any`, init));
    const body = await response.json();
    // Undefined unless the service refuses.
    return { status: response.status, body, message: body.error?.message };
  };
  const accounts = (call: string, body: object) =>
    send(`${realHost}/v1/accounts:${call}`, JSON.stringify(body));
  return {
    accounts,
    passwordPolicy: () => send(`${realHost}/v2/passwordPolicy`),
    signIn: (email: string, password: string) => {
      const rest = { returnSecureToken: true, clientType: 'CLIENT_TYPE_WEB' };
      return accounts('signInWithPassword', { email, password, ...rest });
    },
    refresh: (refreshToken: unknown) => {
      const form = { grant_type: 'refresh_token', refresh_token: String(refreshToken) };
      return send('https://securetoken.googleapis.com/v1/token', new URLSearchParams(form));
    },
  };
}

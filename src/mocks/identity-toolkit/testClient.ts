import type { IdentityToolkit } from './service.ts';

export const realHost = 'https://identitytoolkit.googleapis.com';
export const tokenHost = 'https://securetoken.googleapis.com';

interface Reply {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** Speaks to the service as the SDK does. For tests. */
export function createTestClient({ respond }: Pick<IdentityToolkit, 'respond'>) {
  const send = async (url: string, init: RequestInit = {}): Promise<Reply> => {
    const response = await respond(new Request(url, init));
    const text = await response.text();
    const body: unknown = text === '' ? {} : JSON.parse(text);
    return { status: response.status, body: { ...(body as object) } };
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

/** The server's words where it said no. */
export function messageOf(reply: Reply): string | undefined {
  return (reply.body['error'] as { message: string } | undefined)?.message;
}

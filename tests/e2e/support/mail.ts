import type { IdentityToolkit } from '../../../src/mocks/identity-toolkit/index.ts';

/** The mail with a password link that the service sends to an account: its code, and the query of the link. */
export async function mailFrom(service: IdentityToolkit, email: string) {
  await service.respond(
    new Request('https://identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=any', {
      method: 'POST',
      body: JSON.stringify({ requestType: 'PASSWORD_RESET', email }),
    }),
  );
  const { code = '', link = '' } = service.mails.at(-1) ?? {};
  return { code, query: new URL(link, 'https://portal.example').search };
}

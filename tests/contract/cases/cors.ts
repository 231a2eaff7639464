import { notImplemented } from '../answers.ts';
import { ana, type CaseGroup, credentials } from '../contractCase.ts';
import type { Conversation, Wire } from '../conversation.ts';

const signInPath = '/v1/accounts:signInWithPassword';
const origin = 'https://portal.contract.test';

const sends = (wire: Wire) => (on: Conversation) =>
  on.send({ ...wire, headers: { Origin: origin, ...wire.headers } });

const asked = {
  'Access-Control-Request-Method': 'POST',
  'Access-Control-Request-Headers': 'content-type,x-client-version,x-firebase-gmpid',
};
const preflight = (path: string, headers: Wire['headers'] = asked): Wire => ({
  method: 'OPTIONS',
  path,
  headers,
});
const signIn: Wire = { path: signInPath, body: credentials(ana) };

export const cors: CaseGroup = {
  title: 'from another origin',
  cases: [
    { name: 'preflight of a sign-in', run: sends(preflight(signInPath)) },
    {
      name: 'preflight of a refresh',
      run: sends({ ...preflight('/v1/token'), service: 'securetoken' }),
    },
    { name: 'preflight of the password policy', run: sends(preflight('/v2/passwordPolicy')) },
    { name: 'preflight of an unknown call', run: sends(preflight('/v1/accounts:levitate')) },
    { name: 'preflight without a key', run: sends({ ...preflight(signInPath), query: '' }) },
    {
      name: 'preflight that asks for no headers',
      run: sends(preflight(signInPath, { 'Access-Control-Request-Method': 'POST' })),
    },
    {
      name: 'preflight for another method',
      run: sends(preflight(signInPath, { 'Access-Control-Request-Method': 'DELETE' })),
    },
    {
      name: 'preflight from a public page to a private network',
      run: sends(
        preflight(signInPath, { ...asked, 'Access-Control-Request-Private-Network': 'true' }),
      ),
    },
    {
      name: 'preflight from the origin null',
      run: sends(preflight(signInPath, { ...asked, Origin: 'null' })),
    },
    {
      name: 'OPTIONS without anything',
      run: (on) => on.send({ method: 'OPTIONS', path: signInPath }),
    },
    { name: 'a success', run: sends(signIn) },
    {
      name: 'a success for the origin null',
      run: sends({ ...signIn, headers: { Origin: 'null' } }),
    },
    { name: 'a refusal', run: sends({ path: signInPath, body: {} }) },
    { name: 'a broken body', run: sends({ path: signInPath, body: '{' }) },
    { name: 'a missing key', run: sends({ ...signIn, query: '' }) },
    { name: 'a wrong method', run: sends({ method: 'PUT', path: signInPath }) },
    {
      name: 'a wrong content type',
      run: sends({ ...signIn, headers: { 'Content-Type': 'text/plain' } }),
    },
    {
      name: 'an unknown call',
      run: sends({ path: '/v1/accounts:levitate', body: {} }),
      differs: {
        reason:
          'the mock names each call that it does not know, so that nobody looks for it in vain',
        documented: { 1: notImplemented('POST /v1/accounts:levitate') },
      },
    },
    {
      name: 'credentials are not spoken of',
      run: sends({ ...signIn, headers: { Cookie: 'a=b' } }),
    },
    {
      name: 'an answer that asks for a private network outside of a preflight',
      run: sends({ ...signIn, headers: { 'Access-Control-Request-Private-Network': 'true' } }),
    },
  ],
};

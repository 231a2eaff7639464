import { ana, type Groups, passwordSignIn, sends, type Wire } from '../contractCase.ts';

const origin = { Origin: 'https://portal.contract.test' };

const preflight = (path: string): Wire => ({
  method: 'OPTIONS',
  path,
  headers: {
    ...origin,
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'content-type,x-client-version,x-firebase-gmpid',
  },
});

export const crossOriginCases: Groups = {
  'from another origin': {
    'preflight of a sign-in': sends(preflight('/v1/accounts:signInWithPassword')),
    'preflight of a refresh': sends(preflight('/v1/token')),
    'a success': sends({ ...passwordSignIn(ana), headers: origin }),
    'a refusal': sends({ ...passwordSignIn({ ...ana, password: 'wrong' }), headers: origin }),
  },
};

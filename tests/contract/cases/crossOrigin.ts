import { ana, type Groups, passwordSignIn, sends, type Wire } from '../contractCase.ts';

const origin = { Origin: 'https://portal.contract.test' };

const preflight: Wire = {
  method: 'OPTIONS',
  path: '/v1/accounts:signInWithPassword',
  headers: {
    ...origin,
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'content-type,x-client-version,x-firebase-gmpid',
  },
};

export const crossOriginCases: Groups = {
  'from another origin': {
    'preflight of a sign-in': sends(preflight),
    'a success': sends({ ...passwordSignIn(ana), headers: origin }),
    'a refusal': sends({ ...passwordSignIn({ ...ana, password: 'wrong' }), headers: origin }),
  },
};

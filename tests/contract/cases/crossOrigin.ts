import { ana, type Groups, passwordSignIn, sends } from '../contractCase.ts';

const origin = { Origin: 'https://portal.contract.test' };

export const crossOriginCases: Groups = {
  'from another origin': {
    'a success': sends({ ...passwordSignIn(ana), headers: origin }),
    'a refusal': sends({ ...passwordSignIn({ ...ana, password: 'wrong' }), headers: origin }),
  },
};

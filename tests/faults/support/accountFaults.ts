import { newHire } from '../../../src/mocks/demoAccounts.ts';
import {
  type FaultId,
  faultNamed,
  type IdentityCall,
  type IdentityToolkit,
} from '../../../src/mocks/identity-toolkit/index.ts';
import type { IdentityServer } from './identityServer.ts';

/** What ends a session. */
export interface AccountFault {
  readonly name: string;
  readonly arm: (server: IdentityServer, call: IdentityCall) => void;
  readonly heal?: (service: IdentityToolkit) => void;
  /** The one that is valid afterwards. */
  readonly password?: string;
}

const { email } = newHire;
const newPassword = 'Changed-2027';

function said(id: FaultId): AccountFault {
  return { name: id, arm: (server, call) => server.meet(call, faultNamed(id)) };
}

export const accountFaults = {
  disabled: {
    name: 'disabled',
    arm: ({ service }) => service.disable(email),
    heal: (service) => service.enable(email),
  },
  deleted: {
    name: 'deleted',
    arm: ({ service }) => service.remove(email),
    heal: (service) => service.add(newHire),
  },
  revoked: { name: 'revoked', arm: ({ service }) => service.revoke(email) },
  passwordChanged: {
    name: 'password changed',
    arm: ({ service }) => service.setPassword(email, newPassword),
    password: newPassword,
  },
  invalidRefreshToken: said('INVALID_REFRESH_TOKEN'),
  invalidIdToken: said('INVALID_ID_TOKEN'),
  tokenExpired: said('TOKEN_EXPIRED'),
  userNotFound: said('USER_NOT_FOUND'),
  userDisabled: said('USER_DISABLED'),
} as const satisfies Record<string, AccountFault>;

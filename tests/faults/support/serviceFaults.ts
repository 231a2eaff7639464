import { newHire } from '../../../src/mocks/demoAccounts.ts';
import {
  type Answer,
  type FaultId,
  faultNamed,
  type IdentityCall,
  type IdentityToolkit,
  refusal,
  success,
} from '../../../src/mocks/identity-toolkit/index.ts';
import { addressOf } from './identityServer.ts';
import type { Tab } from './tab.ts';

/** What goes wrong at a call to the identity service. */
export interface ServiceFault {
  readonly name: string;
  readonly arm: (tab: Tab, call: IdentityCall) => unknown;
  /** Mends the account. */
  readonly heal?: (service: IdentityToolkit) => void;
  /** The one that is valid afterwards. */
  readonly password?: string;
}

function answered(name: string, answer: FaultId | Answer): ServiceFault {
  const fault =
    typeof answer === 'string' ? faultNamed(answer) : { ...faultNamed('RESET'), answer };
  return {
    name,
    arm: ({ server, held }, call) => {
      server.meet(call, fault);
      if (['silent', 'stalled'].includes(fault.answer.kind)) held.add(addressOf(call));
    },
  };
}

const refused = (id: FaultId) => answered(id, id);

/** From this call on. What the browser has of the portal, it keeps. */
const offline: ServiceFault = {
  name: 'offline',
  arm: async ({ context, page }, call) => {
    await page.route(/\/assets\//, async (route) =>
      route.fulfill({ response: await route.fetch() }),
    );
    await page.route(addressOf(call), async (route) => {
      await context.setOffline(true);
      await route.continue();
    });
  },
};

/** What says nothing about an account or its session. */
export const networkFaults = {
  offline,
  reset: answered('reset in mid-body', 'RESET'),
  silent: answered('silent', 'NO_ANSWER'),
  stalled: answered('stalled body', 'STALLED_BODY'),
  html: answered('HTML 502', 'HTML_502'),
  emptyObject: answered('{}', 'EMPTY_OBJECT'),
  json503: answered('JSON 503', 'JSON_503'),
  json429: answered('JSON 429', 'JSON_429'),
  unknown400: answered('400 unknown', refusal('NEVER_HEARD_OF')),
  quota: answered('429 QUOTA_EXCEEDED', 'QUOTA_EXCEEDED'),
  noTokens: answered(
    'texts that are no tokens',
    success({ access_token: 'x', refresh_token: 'y', expires_in: 'soon' }),
  ),
} as const;

const { email } = newHire;
const newPassword = 'Changed-2027';

/** What ends a session. */
export const accountFaults = {
  disabled: {
    name: 'account disabled',
    arm: ({ server: { service } }) => service.disable(email),
    heal: (service) => service.enable(email),
  },
  deleted: {
    name: 'account deleted',
    arm: ({ server: { service } }) => service.remove(email),
    heal: (service) => service.add(newHire),
  },
  passwordChanged: {
    name: 'password changed',
    arm: ({ server: { service } }) => service.setPassword(email, newPassword),
    password: newPassword,
  },
  invalidRefreshToken: refused('INVALID_REFRESH_TOKEN'),
  invalidIdToken: refused('INVALID_ID_TOKEN'),
  userDisabled: refused('USER_DISABLED'),
} as const satisfies Record<string, ServiceFault>;

/** Everything on the way to the service is well again. */
export async function healService({ server, context, page, held }: Tab) {
  held.clear();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  server.heal();
}

import type { Request } from '@playwright/test';
import {
  type Answer,
  type Fault,
  type FaultId,
  faultNamed,
  type IdentityCall,
  refusal,
  success,
} from '../../../src/mocks/identity-toolkit/index.ts';
import { identityCallOf } from './identityServer.ts';
import type { Stage } from './stage.ts';

/** Something on the way between portal and service; never a reason to end a session. */
export interface Trouble {
  readonly name: string;
  /** @param after the call before it, where the trouble must not begin earlier */
  readonly arm: (stage: Stage, call: IdentityCall, after?: IdentityCall) => Promise<void>;
}

const isCall = (call: IdentityCall) => (request: Request) => identityCallOf(request.url()) === call;

const offline: Trouble = {
  name: 'offline',
  arm: async ({ context, page }, call) => {
    // What the browser has of the portal, it keeps.
    await page.route(/\/assets\//, async (route) => {
      const file = await fetch(route.request().url());
      await route.fulfill({
        headers: Object.fromEntries(file.headers),
        body: Buffer.from(await file.arrayBuffer()),
      });
    });
    await page.route(
      (url) => identityCallOf(url.href) === call,
      async (route) => {
        await context.setOffline(true);
        await route.continue();
      },
    );
  },
};

const refused: Trouble = {
  name: 'refused',
  arm: ({ server }, _call, after) => server.refuse(after),
};

function answered(name: string, answer: FaultId | Answer): Trouble {
  const fault: Fault =
    typeof answer === 'string' ? faultNamed(answer) : { ...faultNamed('RESET'), answer };
  return {
    name,
    arm: async (stage, call) => {
      stage.server.meet(call, fault);
      const isHeld = ['silent', 'stalled'].includes(fault.answer.kind);
      if (isHeld) stage.isHeld.add(isCall(call));
    },
  };
}

export const troubles = {
  offline,
  refused,
  dropped: answered('dropped', 'OFFLINE'),
  reset: answered('reset in mid-body', 'RESET'),
  silent: answered('silent', 'NO_ANSWER'),
  stalled: answered('stalled body', 'STALLED_BODY'),
  html: answered('HTML 502', 'HTML_502'),
  empty: answered('empty body', 'EMPTY_BODY'),
  brokenJson: answered('broken JSON', 'BROKEN_JSON'),
  emptyObject: answered('{}', 'EMPTY_OBJECT'),
  json500: answered('JSON 500', 'JSON_500'),
  json503: answered('JSON 503', 'JSON_503'),
  json429: answered('JSON 429', 'JSON_429'),
  unknown400: answered('400 unknown', refusal('NEVER_HEARD_OF')),
} as const;

/** What the project or its server may say that is no account's fault either. */
export const projectTroubles = {
  quota: answered('429 QUOTA_EXCEEDED', 'QUOTA_EXCEEDED'),
  projectDisabled: answered('400 PROJECT_DISABLED', 'PROJECT_DISABLED'),
  keyRefused: answered('400 API key not valid', 'API_KEY_NOT_VALID'),
  noUsers: answered('no users', success({ users: [] })),
} as const;

export async function healTroubles({ server, context, page, isHeld }: Stage) {
  isHeld.clear();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await server.heal();
}

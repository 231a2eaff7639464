import type { Account } from '#mocks/identity-toolkit/accounts.ts';
import type { IdentityToolkit } from '#mocks/identity-toolkit/service.ts';
import type { Settings } from '#mocks/identity-toolkit/settings.ts';
import type { ModelSettings } from './model.ts';
import { plainWire } from './requests.ts';
import type { SignInStep, Step, WellFormedStep } from './steps.ts';
import { claimsOf } from './tokens.ts';
import type { CreateService } from './trial.ts';

type Change = (service: IdentityToolkit) => Partial<IdentityToolkit>;

interface Sabotage {
  readonly fault: string;
  readonly sabotage: Change;
  /** Steps that meet the fault. */
  readonly steps: readonly Step[];
  readonly complaint: RegExp;
}

const ask = (request: WellFormedStep): Step => ({ do: 'ask', request, wire: plainWire });
const signIn = (who = 0, password: SignInStep['password'] = 'present') =>
  ask({ do: 'signIn', who, password, tenant: 'own', email: 'as is', captcha: 'none' });
const mistype = signIn(0, 'other');
const lookUp = ask({ do: 'lookup', token: 0, tenant: 'none' });
const refresh = ask({ do: 'refresh', token: 0, tenant: 'none' });
const configure = (settings: Partial<ModelSettings>): Step => ({ do: 'configure', settings });
const change = (what: 'disable' | 'enable' | 'remove' | 'revoke'): Step => ({ do: what, who: 0 });
const aMinute: Step = { do: 'advance', milliseconds: 60_000 };
const add = (secondFactor = false): Step => ({
  do: 'add',
  who: 0,
  password: 0,
  disabled: false,
  secondFactor,
  age: 0,
});
const strict = {
  minPasswordLength: 30,
  enforcementState: 'ENFORCE',
  forceUpgradeOnSignin: true,
} as const;

const letThrough = /let through/;

/** Services with one fault each, which must be noticed. */
export const sabotages: readonly Sabotage[] = [
  {
    fault: 'rejects a broken request',
    sabotage: answering(async (response) => {
      if (response.status === 400) throw new TypeError('rejected');
      return response;
    }),
    steps: [mistype],
    complaint: /TypeError: rejected/,
  },
  {
    fault: 'has another status',
    sabotage: withStatus(400, 401),
    steps: [mistype],
    complaint: /401/,
  },
  {
    fault: 'has a field too many',
    sabotage: withBody((body) => ({ ...body, surplus: 1 })),
    steps: [signIn()],
    complaint: /is not the success of|is not an error of/,
  },
  {
    fault: 'answers broken JSON',
    sabotage: answering(async ({ status, headers }) => new Response('{', { status, headers })),
    steps: [signIn()],
    complaint: /SyntaxError/,
  },
  {
    fault: 'sends no CORS header',
    sabotage: answering(async (response) => {
      response.headers.delete('access-control-allow-origin');
      return response;
    }),
    steps: [signIn()],
    complaint: /access-control-allow-origin/,
  },
  {
    fault: 'tells the password',
    sabotage: (service) => ({
      respond: async (request) => {
        const sent = await request.clone().text();
        const response = await service.respond(request);
        const message = `INVALID ${sent}`;
        return response.status === 400 && sent.includes('hunter')
          ? Response.json({ error: { code: 400, message, errors: [] } }, response)
          : response;
      },
    }),
    steps: [mistype],
    complaint: /tells a password/,
  },
  {
    fault: 'writes values into the journal',
    sabotage: (service) => ({
      get calls() {
        const [account] = service.accounts;
        return service.calls.map((call) => ({ ...call, fields: [account?.email ?? ''] }));
      },
    }),
    steps: [signIn()],
    complaint: /the journal tells/,
  },
  {
    fault: 'does not disable',
    sabotage: idle('disable'),
    steps: [change('disable'), signIn()],
    complaint: letThrough,
  },
  {
    fault: 'does not enable',
    sabotage: idle('enable'),
    steps: [change('disable'), change('enable'), signIn()],
    complaint: /refused what is right/,
  },
  {
    fault: 'does not revoke',
    sabotage: idle('revoke'),
    steps: [signIn(), change('revoke'), lookUp],
    complaint: letThrough,
  },
  {
    fault: 'does not remove',
    sabotage: idle('remove'),
    steps: [change('remove'), signIn()],
    complaint: letThrough,
  },
  {
    fault: 'keeps the sessions of an old password',
    sabotage: (service) => ({
      setPassword: (name, password) =>
        keepingSessions(service, () => service.setPassword(name, password)),
    }),
    steps: [signIn(), { do: 'setPassword', who: 0, password: 1 }, lookUp],
    complaint: letThrough,
  },
  {
    fault: 'keeps the sessions of a removed account',
    sabotage: (service) => ({
      add: (seed) => {
        service.add(seed);
        reviseAccounts(service, (account) =>
          account.localId === seed.localId ? { ...account, validSince: 0 } : account,
        );
      },
    }),
    steps: [signIn(), change('remove'), add(), lookUp],
    complaint: letThrough,
  },
  {
    fault: 'takes expired ID tokens',
    sabotage: (service) => ({
      respond: async (request) => service.respond(await prolonged(request)),
    }),
    steps: [configure({ tokenLifetimeSeconds: 60 }), signIn(), aMinute, lookUp],
    complaint: letThrough,
  },
  {
    fault: 'takes expired refresh tokens',
    sabotage: deafTo('refreshTokenLifetimeSeconds'),
    steps: [configure({ refreshTokenLifetimeSeconds: 60 }), signIn(), aMinute, refresh],
    complaint: letThrough,
  },
  {
    fault: 'does not throttle',
    sabotage: deafTo('throttling'),
    steps: [configure({ throttling: { failures: 1, recoverySeconds: 60 } }), mistype, signIn()],
    complaint: letThrough,
  },
  {
    fault: 'demands no captcha',
    sabotage: deafTo('captcha'),
    steps: [configure({ captcha: 'enforce' }), signIn()],
    complaint: letThrough,
  },
  {
    fault: 'takes every key',
    sabotage: deafTo('apiKey'),
    steps: [configure({ apiKey: 'refused' }), signIn()],
    complaint: letThrough,
  },
  {
    fault: 'takes every referrer',
    sabotage: deafTo('referrer'),
    steps: [configure({ referrer: 'blocked' }), signIn()],
    complaint: letThrough,
  },
  {
    fault: 'never closes the project',
    sabotage: deafTo('project'),
    steps: [configure({ project: 'disabled' }), signIn()],
    complaint: letThrough,
  },
  {
    fault: 'never closes sign-in',
    sabotage: deafTo('passwordSignIn'),
    steps: [configure({ passwordSignIn: 'off' }), signIn()],
    complaint: letThrough,
  },
  {
    fault: 'does not know its tenants',
    sabotage: deafTo('tenants'),
    steps: [configure({ tenants: {} }), signIn(2)],
    complaint: /let through|refused what is right/,
  },
  {
    fault: 'does not force the policy',
    sabotage: (service) => ({
      setPolicy: (policy) => service.setPolicy({ ...policy, forceUpgradeOnSignin: false }),
    }),
    steps: [{ do: 'setPolicy', policy: strict }, signIn()],
    complaint: letThrough,
  },
  {
    fault: 'asks for no second factor',
    sabotage: (service) => ({
      add: ({ secondFactor: _, ...seed }) => service.add(seed),
    }),
    steps: [add(true), signIn()],
    complaint: /is not the success of secondFactor/,
  },
  {
    fault: 'answers while offline',
    sabotage: () => ({ setOffline: () => {} }),
    steps: [{ do: 'setOffline', offline: true }, signIn()],
    complaint: /while offline|restor|new service/,
  },
  {
    fault: 'forgets the fault',
    sabotage: () => ({ answerNext: () => {} }),
    steps: [{ do: 'answerNext', fault: 0, call: undefined }, signIn()],
    complaint: /the fault|a lost connection|breaks off|had to wait|must never come/,
  },
  {
    fault: 'forgets its policy in a snapshot',
    sabotage: (service) => ({
      snapshot: () => ({
        ...service.snapshot(),
        policy: { ...service.policy, minPasswordLength: 7 },
      }),
    }),
    steps: [{ do: 'reload' }],
    complaint: /with its own snapshot/,
  },
  {
    fault: 'changes while it refuses a snapshot',
    sabotage: (service) => ({
      restore: (snapshot) => {
        const isRestored = service.restore(snapshot);
        if (!isRestored) service.advance(1);
        return isRestored;
      },
    }),
    steps: [{ do: 'restoreJunk', junk: null }],
    complaint: /a service that refused a snapshot/,
  },
];

export function sabotaged(create: CreateService, sabotage: Change): CreateService {
  return (options) => {
    const service = create(options);
    const changed = Object.getOwnPropertyDescriptors(sabotage(service));
    return Object.defineProperties(Object.create(service) as IdentityToolkit, changed);
  };
}

/** Does nothing for an account that there is. */
function idle(name: 'disable' | 'enable' | 'revoke' | 'remove'): Change {
  return (service) => ({
    [name]: (who: string) => {
      const isKnown = ({ localId, email }: Account) => [localId, email].includes(who.toLowerCase());
      if (!service.accounts.some(isKnown)) service[name](who);
    },
  });
}

function answering(revise: (response: Response) => Promise<Response>): Change {
  return (service) => ({
    respond: async (request) => revise(await service.respond(request)),
  });
}

function withStatus(from: number, to: number): Change {
  return answering(async (response) =>
    response.status === from
      ? new Response(response.body, { status: to, headers: response.headers })
      : response,
  );
}

function withBody(revise: (body: object) => object): Change {
  return answering(async (response) => {
    const text = await response.clone().text();
    return text.startsWith('{')
      ? Response.json(revise(JSON.parse(text) as object), response)
      : response;
  });
}

function deafTo(setting: keyof Settings): Change {
  return (service) => ({
    configure: ({ [setting]: _, ...settings }) => service.configure(settings),
  });
}

function keepingSessions(service: IdentityToolkit, act: () => void): void {
  const before = new Map(service.accounts.map(({ localId, validSince }) => [localId, validSince]));
  act();
  reviseAccounts(service, (account) => ({
    ...account,
    validSince: before.get(account.localId) ?? account.validSince,
  }));
}

function reviseAccounts(service: IdentityToolkit, revise: (account: Account) => Account): void {
  const snapshot = service.snapshot();
  service.restore({ ...snapshot, accounts: snapshot.accounts.map(revise) });
}

/** The request with an ID token that expires later than it was to. */
async function prolonged(request: Request): Promise<Request> {
  if (!request.headers.get('content-type')?.includes('json') || request.bodyUsed) return request;
  const text = await request
    .clone()
    .text()
    .catch(() => '');
  const token = /"idToken":"([^".]+\.[^".]+\.)"/.exec(text)?.[1];
  if (token === undefined) return request;
  const claims = Buffer.from(JSON.stringify({ ...claimsOf(token), exp: 1e10 })).toString(
    'base64url',
  );
  const { url, method, headers } = request;
  const body = text.replace(token, `${token.split('.')[0] ?? ''}.${claims}.`);
  return new Request(url, { method, headers, body });
}

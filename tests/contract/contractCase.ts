import type { AccountSeed } from '#mocks/identity-toolkit/index.ts';

export interface Account extends AccountSeed {
  /** Fixed, so that whole answers can be compared. */
  readonly localId: string;
}

export type Credentials = Pick<Account, 'email' | 'password'>;

/** What a case starts from. */
interface Given {
  readonly accounts: readonly Account[];
  readonly enumerationProtection: boolean;
}

/** A service that answers as Identity Toolkit does, and what the project's owner can do to an account, named by its id. */
export interface Target {
  /** The hosts of the service are part of the path, as with an emulator. */
  readonly origin: string;
  respond(request: Request): Promise<Response>;
  /** Returns once the clock of the service shows another second, because tokens carry whole seconds. */
  nextSecond(): unknown;
  /** Moves the clock of the service. The emulator has no clock of its own, so there it does nothing. */
  advance(milliseconds: number): unknown;
  disable(localId: string): unknown;
  enable(localId: string): unknown;
  remove(localId: string): unknown;
  setPassword(localId: string, password: string): unknown;
  /** Ends every session of the account. */
  revoke(localId: string): unknown;
  /** The links in the mails to an address, oldest first. */
  linksFor(email: string): Promise<readonly string[]>;
}

/** Opens a service that knows nothing of the previous case. */
export type OpenTarget = (given: Given) => Target | Promise<Target>;

export type Fields = Readonly<Record<string, unknown>>;

/** What one step of a case showed. */
type Observation = Fields & { readonly did: string };

export type Transcript = readonly Observation[];

export type Run = (on: Conversation) => Promise<unknown>;

export interface ContractCase {
  readonly given?: Partial<Given>;
  readonly run: Run;
  readonly differs?: Difference | undefined;
}

/** A step that the mock answers as the real service is documented to, and not as the emulator does. */
export interface Difference {
  readonly reason: string;
  /** Which step differs. The first is 1. */
  readonly step: number;
  /** The fields of the step that replace the emulator's. */
  readonly documented: Fields;
}

/** Cases by name. A function is a case that needs only its steps. */
type Cases = Readonly<Record<string, ContractCase | Run>>;

/** Groups of cases by title. */
export type Groups = Readonly<Record<string, Cases>>;

export const ana: Account = {
  localId: 'ana',
  email: 'ana@contract.test',
  password: 'right-1',
  displayName: 'Ana Pérez',
  emailVerified: true,
};

export const ben: Account = {
  localId: 'ben',
  email: 'ben@contract.test',
  password: 'right-2',
};

export const disabled: Account = {
  localId: 'disabled',
  email: 'disabled@contract.test',
  password: 'right-3',
  disabled: true,
};

/** One case for each row of a table. */
export function rows<Value>(
  table: Readonly<Record<string, Value>>,
  caseOf: (value: Value, name: string) => ContractCase | Run,
): Cases {
  return Object.fromEntries(
    Object.entries(table).map(([name, value]) => [name, caseOf(value, name)]),
  );
}

export const sends = (wire: Wire) => (on: Conversation) => on.send(wire);

/** One sign-in after the other. */
export const signsIn =
  (...attempts: readonly Credentials[]) =>
  async (on: Conversation) => {
    for (const attempt of attempts) await on.signIn(attempt);
  };

/** The mock refuses the step with another message than the emulator's. */
export function refusedWith(message: string, reason: string, step = 1): Difference {
  const errors = [{ message, reason: 'invalid', domain: 'global' }];
  const documented = { status: 400, body: { error: { code: 400, message, errors } } };
  return { reason, step, documented };
}

/** One request to the service. */
export interface Wire {
  /** With the version, as in `/v1/token`. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A string is sent as it is, an object as JSON. */
  readonly body?: string | object;
}

/** Carries out the steps of a case, and records what they show. */
export class Conversation {
  readonly transcript: Observation[] = [];
  readonly owner: Target;

  constructor(target: Target) {
    this.owner = target;
  }

  /** Returns the fields of the answer. */
  async send({ path, headers, body }: Wire): Promise<Fields> {
    const service = path === '/v1/token' ? 'securetoken' : 'identitytoolkit';
    const url = `${this.owner.origin}/${service}.googleapis.com${path}?key=contract`;
    const text = typeof body === 'object' ? JSON.stringify(body) : body;
    const json = { 'Content-Type': 'application/json' };
    const response = await this.owner.respond(
      new Request(url, {
        method: 'POST',
        headers: { ...(text !== undefined && json), ...headers },
        body: text ?? null,
      }),
    );
    const answer = await response.text();
    const parsed: Fields | undefined = answer === '' ? undefined : JSON.parse(answer);
    const sentToken = new URLSearchParams(text).get('refresh_token');
    const cors = [...response.headers].filter(([name]) => name.startsWith('access-control-'));
    this.transcript.push({
      did: `POST ${service} ${path}`,
      status: response.status,
      type: response.headers.get('content-type')?.split(';', 1)[0],
      cors: cors.length > 0 ? Object.fromEntries(cors) : undefined,
      body: parsed && normalized(parsed, sentToken),
    });
    return { ...parsed };
  }

  signIn(account: Credentials): Promise<Fields> {
    return this.send(passwordSignIn(account));
  }

  lookUp(idToken: unknown): Promise<Fields> {
    return this.send({ path: '/v1/accounts:lookup', body: { idToken } });
  }

  refresh(refreshToken: unknown): Promise<Fields> {
    const token = encodeURIComponent(String(refreshToken));
    return this.send({
      path: '/v1/token',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `grant_type=refresh_token&refresh_token=${token}`,
    });
  }

  /** Looks at the code of a mail or, with a password, uses it. */
  useCode(oobCode: string, newPassword?: string): Promise<Fields> {
    return this.send({ path: '/v1/accounts:resetPassword', body: { oobCode, newPassword } });
  }

  /** The code of a new mail. Asking for it is not a step of the case. */
  async codeFor(email: string): Promise<string> {
    await this.send(passwordMail(email));
    this.transcript.pop();
    const link = (await this.owner.linksFor(email)).at(-1) ?? '';
    return new URL(link, this.owner.origin).searchParams.get('oobCode') ?? '';
  }

  /** A sign-in that only prepares the case, and is not a step of it. */
  async openSession(account: Credentials) {
    const { idToken, refreshToken } = await this.signIn(account);
    this.transcript.pop();
    return { idToken: String(idToken), refreshToken: String(refreshToken) };
  }
}

/** The request that the SDK sends for a sign-in. */
export function passwordSignIn({ email, password }: Credentials): Wire {
  return {
    path: '/v1/accounts:signInWithPassword',
    body: { returnSecureToken: true, email, password, clientType: 'CLIENT_TYPE_WEB' },
  };
}

/** The request that the SDK sends for a mail with a link. */
export function passwordMail(email: string, continueUrl?: string): Wire {
  return {
    path: '/v1/accounts:sendOobCode',
    body: { requestType: 'PASSWORD_RESET', email, clientType: 'CLIENT_TYPE_WEB', continueUrl },
  };
}

/** Values that differ from run to run: their form in JSON, and what is recorded in their place. */
const forms: Readonly<Record<string, readonly [RegExp, string]>> = {
  createdAt: [/^"\d{13}"$/, '<milliseconds>'],
  lastLoginAt: [/^"\d{13}"$/, '<milliseconds>'],
  passwordUpdatedAt: [/^\d{13}$/, '<milliseconds as a number>'],
  validSince: [/^"\d{10}"$/, '<seconds>'],
  auth_time: [/^\d{10}$/, '<seconds>'],
  iat: [/^\d{10}$/, '<seconds>'],
  lastRefreshAt: [/^"\d{4}-\d\d-\d\dT[\d:.]+Z"$/, '<ISO date>'],
};

function normalized(body: object, sentRefreshToken: string | null = null): Fields {
  return JSON.parse(JSON.stringify(body), (name, value: unknown) => {
    // Only the emulator shows them. A case of its own proves that the mock does not.
    if (name === 'passwordHash' || name === 'salt') return undefined;
    if (name === 'refreshToken' || name === 'refresh_token') {
      return value === sentRefreshToken ? '<the refresh token sent>' : '<refresh token>';
    }
    if (['idToken', 'id_token', 'access_token'].includes(name)) return readToken(String(value));
    const [pattern, form] = forms[name] ?? [];
    return pattern?.test(JSON.stringify(value)) ? form : value;
  });
}

function readToken(token: string): Fields {
  const [header, payload, signature] = token.split('.');
  const claims = partOf(payload);
  const exp = `<iat + ${Number(claims['exp']) - Number(claims['iat'])}>`;
  return { header: partOf(header), claims: normalized({ ...claims, exp }), signature };
}

/** The header or the payload of a token. */
export const partOf = (part = ''): Fields =>
  JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));

export async function runCase(open: OpenTarget, { given, run }: ContractCase): Promise<Transcript> {
  const defaults = { accounts: [ana, ben, disabled], enumerationProtection: false };
  const conversation = new Conversation(await open({ ...defaults, ...given }));
  await run(conversation);
  // In the form of the recording, which has no undefined fields.
  return JSON.parse(JSON.stringify(conversation.transcript));
}

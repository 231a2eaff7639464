import type { AccountSeed } from '#mocks/identity-toolkit/index.ts';

export interface Account extends AccountSeed {
  /** Fixed, so that answers can be compared whole. */
  readonly localId: string;
}

/** What a case starts from. */
interface Given {
  readonly accounts: readonly Account[];
  readonly enumerationProtection: boolean;
}

/** A service that answers as Identity Toolkit does, and what its owner does meanwhile to an account, by its id. */
export interface Target {
  /** Before the hosts of the service, which stand in the path as with an emulator. */
  readonly origin: string;
  respond(request: Request): Promise<Response>;
  /** Returns in another second by the clock of the service: tokens tell whole seconds. */
  nextSecond(): unknown;
  /** Moves the clock of the service. The emulator has none of its own, and does nothing. */
  advance(milliseconds: number): unknown;
  disable(localId: string): unknown;
  enable(localId: string): unknown;
  remove(localId: string): unknown;
  setPassword(localId: string, password: string): unknown;
  /** Ends every session of the account. */
  revoke(localId: string): unknown;
}

/** Gives a service that has forgotten the case before. */
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

/** Where the mock does not answer as the emulator does, and what it answers then. */
export interface Difference {
  readonly reason: string;
  /** Of the step that differs, from 1. */
  readonly step: number;
  /** What is otherwise in what the emulator shows. */
  readonly documented: Fields;
}

/** By name. A case that needs nothing but its steps is `run` alone. */
type Cases = Readonly<Record<string, ContractCase | Run>>;

/** By title. */
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

export function credentials({ email, password }: Account) {
  return { returnSecureToken: true, email, password };
}

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
  (...attempts: readonly Fields[]) =>
  async (on: Conversation) => {
    for (const fields of attempts) await on.signIn(fields);
  };

/** The step is refused by another message than the emulator's. */
export function refusedWith(message: string, reason: string, step = 1): Difference {
  const errors = [{ message, reason: 'invalid', domain: 'global' }];
  const documented = { status: 400, body: { error: { code: 400, message, errors } } };
  return { reason, step, documented };
}

/** A request in all details that a case may want to get wrong. */
export interface Wire {
  readonly method?: string;
  /** With the version, as in `/v1/token`. */
  readonly path: string;
  readonly withoutKey?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  /** A text is sent as it is. */
  readonly body?: string | object | undefined;
}

/** Carries out the steps of a case, and writes down what they show. */
export class Conversation {
  readonly transcript: Observation[] = [];
  readonly owner: Target;

  constructor(target: Target) {
    this.owner = target;
  }

  /** Gives back the fields of the answer. */
  async send(wire: Wire): Promise<Fields> {
    const { path, withoutKey = false, headers, body } = wire;
    const service = path === '/v1/token' ? 'securetoken' : 'identitytoolkit';
    const method = wire.method ?? (body === undefined ? 'GET' : 'POST');
    const url = `${this.owner.origin}/${service}.googleapis.com${path}`;
    const text = typeof body === 'object' ? JSON.stringify(body) : body;
    const json = { 'Content-Type': 'application/json' };
    const response = await this.owner.respond(
      new Request(withoutKey ? url : `${url}?key=contract`, {
        method,
        headers: { ...(text !== undefined && json), ...headers },
        body: text ?? null,
      }),
    );
    // HTTP carries no body in answer to HEAD, and the mock leaves that to what carries its answers.
    const answer = method === 'HEAD' ? '' : await response.text();
    const parsed: Fields | undefined = answer === '' ? undefined : JSON.parse(answer);
    const sentToken = new URLSearchParams(text).get('refresh_token');
    const cors = [...response.headers].filter(([name]) => name.startsWith('access-control-'));
    this.transcript.push({
      did: `${method} ${service} ${path}`,
      status: response.status,
      type: response.headers.get('content-type')?.split(';', 1)[0],
      cors: cors.length > 0 ? Object.fromEntries(cors) : undefined,
      body: parsed && normalized(parsed, sentToken),
    });
    return { ...parsed };
  }

  signIn(body: Fields): Promise<Fields> {
    return this.send({ path: '/v1/accounts:signInWithPassword', body });
  }

  lookUp(body: Fields): Promise<Fields> {
    return this.send({ path: '/v1/accounts:lookup', body });
  }

  delete(body: Fields): Promise<Fields> {
    return this.send({ path: '/v1/accounts:delete', body });
  }

  refresh(refreshToken: unknown): Promise<Fields> {
    const token = encodeURIComponent(String(refreshToken));
    return this.send(tokenForm(`grant_type=refresh_token&refresh_token=${token}`));
  }

  /** A sign-in that only prepares the case, and is no step of it. */
  async session(body: Fields) {
    const { idToken, refreshToken } = await this.signIn(body);
    this.transcript.pop();
    return { idToken: String(idToken), refreshToken: String(refreshToken) };
  }
}

/** As the SDK asks for a token. */
export function tokenForm(body: string): Wire {
  return {
    path: '/v1/token',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body,
  };
}

/** The form in JSON of what no two runs have in common. */
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
    // Left out, because only the emulator shows them; a case of its own tells that the mock does not.
    if (name === 'passwordHash' || name === 'salt') return undefined;
    if (name === 'refreshToken' || name === 'refresh_token') {
      return value === sentRefreshToken ? '<the refresh token sent>' : '<refresh token>';
    }
    if (['idToken', 'id_token', 'access_token'].includes(name)) return readToken(String(value));
    // The words of the JSON parser are left out, because they depend on the version of Node.
    if (name === 'message') {
      return String(value).replace(/(?<=payload received\. )(?!.*must be ).*/s, '<reason>');
    }
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
  // As it comes out of the recording: what is undefined is not there.
  return JSON.parse(JSON.stringify(conversation.transcript));
}

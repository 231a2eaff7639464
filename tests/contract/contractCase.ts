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
  /** The request goes to the addresses of the real service; the target sees that it arrives. */
  send(request: Request): Promise<Response>;
  /** Returns in another second by the clock of the service: tokens tell whole seconds. */
  nextSecond(): unknown;
  /** Time that nobody can wait for: a service that has no clock of its own does nothing. */
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

type Run = (on: Conversation) => Promise<unknown>;

export interface ContractCase {
  readonly given?: Partial<Given>;
  readonly run: Run;
  readonly differs?: Difference;
}

/** Where the mock does not answer as the emulator does, and what it answers then. */
export interface Difference {
  readonly reason: string;
  /** By the number of the step, from 1: what is otherwise in what the emulator shows. */
  readonly documented: Readonly<Record<number, Fields>>;
}

/** By name; what needs no more than its steps is those alone. */
export type Cases = Readonly<Record<string, ContractCase | Run>>;

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
  table: readonly (readonly [name: string, value: Value])[],
  caseOf: (value: Value, name: string) => ContractCase | Run,
): Cases {
  return Object.fromEntries(table.map(([name, value]) => [name, caseOf(value, name)]));
}

export const sends = (wire: Wire) => (on: Conversation) => on.send(wire);

/** One sign-in after the other. */
export const signsIn =
  (...attempts: readonly Fields[]) =>
  async (on: Conversation) => {
    for (const fields of attempts) await on.signIn(fields);
  };

/** The first step is refused by another message than the emulator's. */
export function refusedWith(message: string, reason: string, step = 1): Difference {
  const errors = [{ message, reason: 'invalid', domain: 'global' }];
  const answer = { status: 400, body: { error: { code: 400, message, errors } } };
  return { reason, documented: { [step]: answer } };
}

/** A request in all details that a case may want to get wrong. */
export interface Wire {
  readonly method?: string;
  /** With the version, as in `/v1/token`. */
  readonly path: string;
  readonly service?: 'identitytoolkit' | 'securetoken';
  /** Without the question mark; `key=contract` unless told. */
  readonly query?: string;
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
    const { observation, fields } = await exchange(this.owner, wire);
    this.transcript.push(observation);
    return fields;
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

  /** A sign-in that only prepares the case. */
  async session(
    body: Fields,
  ): Promise<{ readonly idToken: string; readonly refreshToken: string }> {
    const path = '/v1/accounts:signInWithPassword';
    const { idToken, refreshToken } = (await exchange(this.owner, { path, body })).fields;
    return { idToken: String(idToken), refreshToken: String(refreshToken) };
  }
}

/** As the SDK asks for a token. */
export function tokenForm(body: string): Wire {
  return {
    service: 'securetoken',
    path: '/v1/token',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body,
  };
}

async function exchange(target: Target, wire: Wire) {
  const { service = 'identitytoolkit', path, query = 'key=contract', body } = wire;
  const method = wire.method ?? (body === undefined ? 'GET' : 'POST');
  const text = typeof body === 'object' ? JSON.stringify(body) : body;
  const response = await target.send(
    new Request(`https://${service}.googleapis.com${path}${query === '' ? '' : `?${query}`}`, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...wire.headers,
      },
      ...(text !== undefined && { body: text }),
    }),
  );
  const answer = await response.text();
  const parsed = answer === '' ? undefined : parse(answer);
  const sentToken = new URLSearchParams(text).get('refresh_token') ?? undefined;
  const mediaType = response.headers.get('content-type')?.split(';', 1)[0];
  const cors = [...response.headers].filter(([name]) => name.startsWith('access-control-'));
  const observation: Observation = {
    did: `${method} ${service} ${path}`,
    status: response.status,
    ...(mediaType !== undefined && { type: mediaType }),
    ...(cors.length > 0 && { cors: Object.fromEntries(cors) }),
    ...(parsed !== undefined && { body: normalized(parsed, sentToken) }),
  };
  const fields: Fields = typeof parsed === 'object' ? { ...parsed } : {};
  return { observation, fields };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What no two runs have in common, and the form that it must have. */
const forms: Readonly<Record<string, readonly [RegExp, string]>> = {
  createdAt: [/^\d{13}$/, '<milliseconds>'],
  lastLoginAt: [/^\d{13}$/, '<milliseconds>'],
  validSince: [/^\d{10}$/, '<seconds>'],
  lastRefreshAt: [/^\d{4}-\d\d-\d\dT[\d:.]+Z$/, '<ISO date>'],
  // What a JSON parser says depends on Node; the service is at its own host or under a path of the emulator's.
  message: [/(?<=payload received\. )(?!.*must be ).*/s, '<reason>'],
};

/** Without what no two runs have in common. */
function normalized(body: unknown, sentRefreshToken?: string): unknown {
  return JSON.parse(JSON.stringify(body), (name, value: unknown) => {
    // Shown by the emulator alone; a case of its own tells that they are not shown.
    if (name === 'passwordHash' || name === 'salt') return undefined;
    if (name === 'passwordUpdatedAt' && typeof value === 'number') {
      return '<milliseconds as a number>';
    }
    if (name === 'refreshToken' || name === 'refresh_token') {
      return value === sentRefreshToken ? '<the refresh token sent>' : '<refresh token>';
    }
    if (typeof value !== 'string') return value;
    if (['idToken', 'id_token', 'access_token'].includes(name)) return readToken(value);
    const [pattern, form] = forms[name] ?? [/^/, ''];
    return value
      .replace(pattern, form)
      .replace(/ \/(?:identitytoolkit|securetoken)\.googleapis\.com\//, ' /');
  });
}

function readToken(token: string): Fields {
  const [header, payload, signature] = token.split('.');
  const { iat, exp, auth_time: authTime, ...claims } = partOf(payload);
  const secondsOr = (value: unknown) => (Number.isInteger(value) ? '<seconds>' : value);
  return {
    header: partOf(header),
    claims: {
      ...claims,
      iat: secondsOr(iat),
      auth_time: secondsOr(authTime),
      exp: `<iat + ${Number(exp) - Number(iat)}>`,
    },
    signature,
  };
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

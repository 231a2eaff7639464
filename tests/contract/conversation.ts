import type { Administration, Target } from './target.ts';
import { normalized, type Observation, type Transcript } from './transcript.ts';

/** A request in all details that a case may want to get wrong. */
export interface Wire {
  readonly method?: string;
  /** With the version, as in `/v1/token`. */
  readonly path: string;
  readonly service?: 'identitytoolkit' | 'securetoken';
  /** Without the question mark; `key=contract` unless told. */
  readonly query?: string;
  /** A name that is undefined is not sent. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** A text is sent as it is. */
  readonly body?: string | object | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

/** What a case needs of an answer to go on. */
interface Reply {
  readonly status: number;
  readonly body: Fields;
}

interface Session {
  readonly idToken: string;
  readonly refreshToken: string;
}

/** Carries out the steps of a case and writes down what they show. */
export interface Conversation {
  readonly owner: Administration;
  send(wire: Wire): Promise<Reply>;
  signIn(fields: Fields): Promise<Reply>;
  lookUp(fields: Fields): Promise<Reply>;
  delete(fields: Fields): Promise<Reply>;
  /** As the SDK sends it: a form. */
  refresh(fields: Readonly<Record<string, string>>): Promise<Reply>;
  /** A sign-in that only prepares the case. */
  session(fields: Fields): Promise<Session>;
  nextSecond(): Promise<void>;
  advance(seconds: number): void;
  /** A request that the SDK made. */
  pass(request: Request): Promise<Response>;
  note(observation: Observation): void;
}

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

export function createConversation(target: Target): {
  readonly conversation: Conversation;
  readonly transcript: Transcript;
} {
  const transcript: Observation[] = [];
  const note = (observation: Observation) => void transcript.push(observation);

  const send = async (wire: Wire): Promise<Reply> => {
    const { observation, reply } = await exchange(target, wire);
    note(observation);
    return reply;
  };
  const post = (call: string) => (body: Fields) => send({ path: `/v1/accounts:${call}`, body });

  const conversation: Conversation = {
    owner: target,
    send,
    signIn: post('signInWithPassword'),
    lookUp: post('lookup'),
    delete: post('delete'),
    refresh: (fields) =>
      send({
        service: 'securetoken',
        path: '/v1/token',
        headers: { 'Content-Type': form },
        body: new URLSearchParams(fields).toString(),
      }),
    session: async (fields) => {
      const { reply } = await exchange(target, {
        path: '/v1/accounts:signInWithPassword',
        body: fields,
      });
      const { idToken, refreshToken } = reply.body;
      if (typeof idToken !== 'string' || typeof refreshToken !== 'string') {
        throw new Error(`No session for ${JSON.stringify(fields)}: ${JSON.stringify(reply.body)}`);
      }
      return { idToken, refreshToken };
    },
    nextSecond: () => target.nextSecond(),
    advance: (seconds) => target.advance(seconds),
    pass: (request) => target.send(request),
    note,
  };
  return { conversation, transcript };
}

async function exchange(
  target: Target,
  wire: Wire,
): Promise<{ observation: Observation; reply: Reply }> {
  const { service = 'identitytoolkit', path, query = 'key=contract' } = wire;
  const { body } = wire;
  const method = wire.method ?? (body === undefined ? 'GET' : 'POST');
  const headers = new Headers();
  for (const [name, value] of Object.entries({ 'Content-Type': json, ...wire.headers })) {
    const isDescribingNothing = name === 'Content-Type' && body === undefined;
    if (value !== undefined && !isDescribingNothing) headers.set(name, value);
  }
  const text = typeof body === 'object' ? JSON.stringify(body) : body;
  const suffix = query === '' ? '' : `?${query}`;
  const response = await target.send(
    new Request(`https://${service}.googleapis.com${path}${suffix}`, {
      method,
      headers,
      // As bytes: a text would bring a content type of its own.
      ...(text !== undefined && { body: new TextEncoder().encode(text) }),
    }),
  );
  const answer = await response.text();
  const observation: Observation = {
    did: `${method} ${service} ${path}`,
    status: response.status,
    ...mediaType(response.headers),
    ...crossOrigin(response.headers),
    ...(answer !== '' && { body: read(answer, sentRefreshToken(text)) }),
  };
  return { observation, reply: { status: response.status, body: fieldsOf(answer) } };
}

function mediaType(headers: Headers): { type?: string } {
  const type = headers.get('content-type');
  return type === null ? {} : { type: type.split(';', 1)[0] ?? '' };
}

function crossOrigin(headers: Headers): { cors?: Record<string, string> } {
  const cors = [...headers].filter(([name]) => name.startsWith('access-control-'));
  return cors.length === 0 ? {} : { cors: Object.fromEntries(cors) };
}

function read(answer: string, sentToken: string | undefined) {
  try {
    return normalized(JSON.parse(answer), sentToken);
  } catch {
    return answer;
  }
}

/** Whether a refresh token comes back or another one. */
function sentRefreshToken(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const fromForm = new URLSearchParams(text).get('refresh_token');
  return fromForm ?? /"refresh_?[tT]oken":\s*"([^"]+)"/.exec(text)?.[1];
}

function fieldsOf(answer: string): Fields {
  try {
    const body: unknown = JSON.parse(answer);
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}

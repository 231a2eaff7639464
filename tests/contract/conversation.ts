import type { Target } from './target.ts';
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

export type Fields = Readonly<Record<string, unknown>>;

/** Carries out the steps of a case and writes down what they show. */
export interface Conversation {
  readonly owner: Target;
  /** Gives back the fields of the answer. */
  send(wire: Wire): Promise<Fields>;
  signIn(fields: Fields): Promise<Fields>;
  lookUp(fields: Fields): Promise<Fields>;
  delete(fields: Fields): Promise<Fields>;
  /** As the SDK sends it: a form. */
  refresh(refreshToken: unknown): Promise<Fields>;
  /** A sign-in that only prepares the case. */
  session(fields: Fields): Promise<{ readonly idToken: string; readonly refreshToken: string }>;
  note(observation: Observation): void;
}

export function converse(target: Target): {
  readonly conversation: Conversation;
  readonly transcript: Transcript;
} {
  const transcript: Observation[] = [];
  const note = (observation: Observation) => void transcript.push(observation);
  const send = async (wire: Wire) => {
    const { observation, fields } = await exchange(target, wire);
    note(observation);
    return fields;
  };
  const post = (call: string) => (body: Fields) => send({ path: `/v1/accounts:${call}`, body });

  const conversation: Conversation = {
    owner: target,
    send,
    signIn: post('signInWithPassword'),
    lookUp: post('lookup'),
    delete: post('delete'),
    refresh: (token) =>
      send({
        service: 'securetoken',
        path: '/v1/token',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: `grant_type=refresh_token&refresh_token=${encodeURIComponent(String(token))}`,
      }),
    session: async (body) => {
      const { fields } = await exchange(target, { path: '/v1/accounts:signInWithPassword', body });
      const { idToken, refreshToken } = fields;
      if (typeof idToken !== 'string' || typeof refreshToken !== 'string') {
        throw new Error(`No session for ${JSON.stringify(body)}: ${JSON.stringify(fields)}`);
      }
      return { idToken, refreshToken };
    },
    note,
  };
  return { conversation, transcript };
}

async function exchange(target: Target, wire: Wire) {
  const { service = 'identitytoolkit', path, query = 'key=contract', body } = wire;
  const method = wire.method ?? (body === undefined ? 'GET' : 'POST');
  const type = body === undefined ? {} : { 'Content-Type': 'application/json' };
  const headers = Object.entries({ ...type, ...wire.headers }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
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

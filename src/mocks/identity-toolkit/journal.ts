import type { Answer, IdentityCall } from './wire.ts';

export interface JournalEntry {
  readonly call: IdentityCall | 'unknown';
  readonly method: string;
  readonly path: string;
  /** 0 where the connection was dropped. */
  readonly status: number;
  /** The server's words where it said no. */
  readonly message?: string;
  /** The names of what the call carried, never the values. */
  readonly fields: readonly string[];
}

export type JournalledRequest = Pick<JournalEntry, 'call' | 'method' | 'path' | 'fields'>;

export function journalEntry(request: JournalledRequest, answer: Answer): JournalEntry {
  if (answer.kind === 'dropped') return { ...request, status: 0 };
  const message = errorMessage(answer.body);
  return { ...request, status: answer.status, ...(message === undefined ? {} : { message }) };
}

function errorMessage(body: object): string | undefined {
  const source = 'error' in body ? body.error : body;
  if (typeof source !== 'object' || source === null || !('message' in source)) return undefined;
  return typeof source.message === 'string' ? source.message : undefined;
}

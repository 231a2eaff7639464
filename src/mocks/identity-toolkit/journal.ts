import type { Answer, IdentityCall } from './wire.ts';

export interface JournalEntry {
  /** Counted from 1. */
  readonly id: number;
  /** By the service's clock, in milliseconds. */
  readonly at: number;
  readonly call: IdentityCall | 'unknown';
  readonly method: string;
  readonly path: string;
  /** 0 where no answer ever arrives. */
  readonly status: number;
  /** The server's words where it said no. */
  readonly message?: string;
  /** The names of what the service has read of the call, those that it knows; never the values. */
  readonly fields: readonly string[];
}

export const journalLimit = 500;

export type JournaledRequest = Pick<JournalEntry, 'call' | 'method' | 'path' | 'fields'>;

export function outcomeOf(answer: Answer): Pick<JournalEntry, 'status' | 'message'> {
  switch (answer.kind) {
    case 'json': {
      const message = messageOf(answer.body);
      return { status: answer.status, ...(message !== undefined && { message }) };
    }
    case 'text':
      return { status: answer.status };
    case 'slow':
      return answer.answer === undefined ? { status: 0 } : outcomeOf(answer.answer);
    case 'lost':
    case 'cut':
    case 'silent':
    case 'stalled':
      return { status: 0 };
  }
}

function messageOf(body: object): string | undefined {
  const source = 'error' in body ? body.error : body;
  if (typeof source !== 'object' || source === null || !('message' in source)) return undefined;
  if (typeof source.message !== 'string') return undefined;
  // Of what a caller has sent, anything may be where it does not belong.
  return source.message.split('?', 1)[0]?.replace(/^(Invalid content-type):.*/s, '$1');
}

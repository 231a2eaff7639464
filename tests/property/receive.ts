import { vi } from 'vitest';

export type Received =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'lost' }
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers: Headers;
      /** Undefined where it breaks off or never ends. */
      readonly text: string | undefined;
    };

export interface Arrival {
  readonly headers: 'at once' | 'late' | 'never';
  readonly body: 'whole' | 'never';
}

export const arrivalAtOnce: Arrival = { headers: 'at once', body: 'whole' };

const patience = 5000;
/** Not the one that a test replaces. */
const { setTimeout: startTimer, clearTimeout: stopTimer, setImmediate } = globalThis;

/** What comes back; throws where it comes earlier or later than it should. */
export async function receive(sent: Promise<Response>, arrival: Arrival): Promise<Received> {
  if (arrival.headers !== 'at once') {
    let isSettled = false;
    const settle = () => {
      isSettled = true;
    };
    sent.then(settle, settle);
    await aMoment();
    if (isSettled) throw new Error('an answer that had to wait came at once');
    await vi.runAllTimersAsync();
    if (arrival.headers === 'never') {
      if (isSettled) throw new Error('an answer came that must never come');
      return { kind: 'nothing' };
    }
  }
  const response = await within(sent);
  if (response.type === 'error') return { kind: 'lost' };
  const { status, headers } = response;
  const body = response.text().catch(() => undefined);
  const text = await (arrival.body === 'whole'
    ? within(body)
    : Promise.race([body, aMoment().then(() => undefined)]));
  return { kind: 'answer', status, headers, text };
}

async function aMoment(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
}

async function within<Value>(wanted: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof startTimer> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = startTimer(() => reject(new Error('no answer ever came')), patience);
  });
  return Promise.race([wanted, tooLate]).finally(() => stopTimer(timer));
}

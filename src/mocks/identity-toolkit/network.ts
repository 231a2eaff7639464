import type { Fault } from './fault.ts';
import type { IdentityCall } from './wire.ts';

/** In milliseconds. */
export type Delay = number | 'infinite';

/** The longest that a timer can wait. */
export const longestDelay = 2 ** 31 - 1;

export interface ArmedFault {
  readonly fault: Fault;
  /** Without it, whichever call comes first. */
  readonly call?: IdentityCall;
}

/** What lies between the service and those who call it. */
export interface Network {
  /** Before each answer. */
  readonly delay: Delay;
  readonly offline: boolean;
  readonly next?: ArmedFault;
}

export const quietNetwork: Network = { delay: 0, offline: false };

/** Waiting for ever takes no timer: one would keep a Node process alive. */
export function pause(delay: Delay): Promise<void> | undefined {
  if (delay === 'infinite') return new Promise(() => {});
  return delay > 0 ? new Promise((resolve) => setTimeout(resolve, delay)) : undefined;
}

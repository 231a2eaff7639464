import { type Fault, type FaultId, faultNamed } from './faults.ts';
import { change, type Delay, type Network, type ServiceState } from './serviceState.ts';
import type { IdentityCall } from './wire.ts';

/** What goes wrong between the service and those who call it. */
export function networkControls(state: ServiceState) {
  return {
    /** Applies to the calls from now on, and frees those that wait for ever. */
    setDelay: (delay: Delay) => setNetwork(state, { ...state.network, delay }),
    setOffline: (offline: boolean) => change(state, { network: { ...state.network, offline } }),
    /**
     * The next call that the service answers so, or the next of one kind, meets the fault: one of
     * the table, by its id, or one of your own.
     */
    answerNext(fault: FaultId | Fault, call?: IdentityCall) {
      const armed = typeof fault === 'object' ? fault : faultNamed(fault);
      const next = { fault: armed, ...(call !== undefined && { call }) };
      change(state, { network: { ...state.network, next } });
    },
    /** No fault is armed any more. */
    disarm() {
      const { next: _, ...network } = state.network;
      change(state, { network });
    },
  };
}

export function setNetwork(state: ServiceState, network: Network): void {
  change(state, { network });
  if (network.delay === 'infinite') return;
  for (const proceed of state.waiting) proceed();
  state.waiting.clear();
}

/** The fault that is armed for this call. It is disarmed here, because a fault meets one call. */
export function takeFault(state: ServiceState, call: IdentityCall | undefined): Fault | undefined {
  const { next, ...network } = state.network;
  if (next === undefined || call === undefined) return undefined;
  const isMeant = next.call === undefined ? next.fault.calls.includes(call) : next.call === call;
  if (!isMeant) return undefined;
  state.network = network;
  return next.fault;
}

export async function waitForNetwork(state: ServiceState, delay: Delay): Promise<void> {
  if (delay === 0) return;
  await new Promise<void>((resolve) => {
    // Without an end there is no timer, because a timer would keep a Node process alive.
    if (delay === 'infinite') state.waiting.add(resolve);
    else setTimeout(resolve, delay);
  });
}

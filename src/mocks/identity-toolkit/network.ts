import { type Fault, type FaultId, faultNamed } from './faults.ts';
import { change, type Delay, type Network, type ServiceState } from './serviceState.ts';
import type { IdentityCall } from './wire.ts';

/** What goes wrong between the service and those who call it. */
export function networkControls(state: ServiceState) {
  const changeNetwork = (changes: Partial<Network>) =>
    change(state, { network: { ...state.network, ...changes } });

  return {
    /** Applies to the calls from now on, and frees those that wait for ever. */
    setDelay: (delay: Delay) => changeNetwork({ delay }),
    setOffline: (offline: boolean) => changeNetwork({ offline }),
    /** The next call that the service answers so, or the next of one kind, meets the fault. */
    answerNext: (id: FaultId, call?: IdentityCall) =>
      changeNetwork({ next: { fault: faultNamed(id), call } }),
    /** No fault is armed any more. */
    disarm: () => changeNetwork({ next: undefined }),
  };
}

/** The fault that is armed for this call. It is disarmed here, because a fault meets one call. */
export function takeFault(state: ServiceState, call: IdentityCall | undefined): Fault | undefined {
  const { next } = state.network;
  if (next === undefined || call === undefined) return undefined;
  const isMeant = next.call === undefined ? next.fault.calls.includes(call) : next.call === call;
  if (!isMeant) return undefined;
  state.network = { ...state.network, next: undefined };
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

import { faultNamed } from './faultNames.ts';
import type { Fault, FaultId } from './faults.ts';
import type { IdentityCall } from './request.ts';
import { change, type Delay, type Network, type ServiceState } from './serviceState.ts';

/** What goes wrong between the service and those who call it. */
export function networkControls(state: ServiceState) {
  const changeNetwork = (changes: Partial<Network>) =>
    change(state, { network: { ...state.network, ...changes } });

  return {
    /** Applies to the next calls. Calls that wait for ever go on, unless the new delay is infinite, too. */
    setDelay: (delay: Delay) => changeNetwork({ delay }),
    setOffline: (offline: boolean) => changeNetwork({ offline }),
    /** The next call that the fault lists, or the next one of the given kind, meets the fault. */
    answerNext: (id: FaultId, call?: IdentityCall) =>
      changeNetwork({ next: { fault: faultNamed(id), call } }),
    disarm: () => changeNetwork({ next: undefined }),
  };
}

/** The fault that is armed for this call. A fault meets one call, so it is disarmed here. */
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
    // An infinite delay sets no timer: a timer would keep a Node process alive.
    if (delay === 'infinite') state.waiting.add(resolve);
    else setTimeout(resolve, delay);
  });
}

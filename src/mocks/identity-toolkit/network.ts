import { faultNamed } from './faultNames.ts';
import type { Fault, FaultId } from './faults.ts';
import type { IdentityCall } from './request.ts';
import { change, type Delay, type Network, type ServiceState } from './serviceState.ts';

/** Controls what happens between the service and its callers. */
export function networkControls(state: ServiceState) {
  const changeNetwork = (changes: Partial<Network>) =>
    change(state, { network: { ...state.network, ...changes } });

  return {
    /** Applies to the next calls. Calls that hang are released unless the new delay is infinite, too. */
    setDelay: (delay: Delay) => changeNetwork({ delay }),
    setOffline: (offline: boolean) => changeNetwork({ offline }),
    /** The next call of this kind meets the fault. Without a kind, the next call that the fault lists does. */
    failNext: (id: FaultId, call?: IdentityCall) =>
      changeNetwork({ next: { fault: faultNamed(id), call } }),
    disarm: () => changeNetwork({ next: undefined }),
  };
}

/** Takes the fault that is armed for this call, which disarms it. */
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
    // An infinite delay sets no timer, because a timer would keep a Node process alive.
    if (delay === 'infinite') state.waiting.add(resolve);
    else setTimeout(resolve, delay);
  });
}

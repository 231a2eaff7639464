/** The one door of this folder: nothing outside of it imports another of its modules. */
export type { AccountSeed } from './accounts.ts';
export { addressOf } from './faultAddress.ts';
export {
  type Fault,
  type FaultGroup,
  type FaultId,
  faultNamed,
  faults,
  isFaultId,
} from './faults.ts';
export { createIdentityToolkit, type IdentityToolkit } from './service.ts';
export { type Answer, type IdentityCall, outcomeOf } from './wire.ts';

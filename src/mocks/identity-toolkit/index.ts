/** The one door of this folder: nothing outside of it imports another of its modules. */
export type { AccountSeed } from './accounts.ts';
export type { Fault, FaultGroup, SdkOutcome } from './fault.ts';
export { addressOf } from './faultAddress.ts';
export { type FaultId, faultNamed, faults, isFaultId } from './faults.ts';
export { outcomeOf } from './journal.ts';
export type { PasswordPolicy } from './policy.ts';
export {
  createIdentityToolkit,
  type IdentityToolkit,
} from './service.ts';
export type { Settings, TenantSettings } from './settings.ts';
export type { Snapshot } from './snapshot.ts';
export { type Answer, type IdentityCall, refusal, success } from './wire.ts';

/** Everything but what needs msw, which is in `handlers.ts`. No module outside of this folder imports another. */
export type { AccountSeed } from './accounts.ts';
export { addressOf } from './faultAddress.ts';
export { type Fault, type FaultId, faultNamed, faults } from './faults.ts';
export { createIdentityToolkit, type IdentityToolkit } from './service.ts';
export { type Answer, type IdentityCall, outcomeOf } from './wire.ts';

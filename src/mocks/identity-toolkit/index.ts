/** Modules outside this folder import only this one and `handlers.ts`, which needs msw. */
export type { AccountSeed } from './accounts.ts';
export { addressOfFault } from './faultAddress.ts';
export { clientOutcome } from './faultNames.ts';
export { type Fault, type FaultId, faults } from './faults.ts';
export type { IdentityCall } from './request.ts';
export { createIdentityToolkit, type IdentityToolkit } from './service.ts';
export { createTestClient } from './testClient.ts';
export { outcomeOf, type ServiceResponse } from './wire.ts';

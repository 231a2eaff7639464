import { createFlags, signedInFlag } from '#features/session/sessionFlags.ts';
import { employeeSetting, planIdOf, portalWith } from './portalChunk.ts';
import { storages } from './storages.ts';

// The first import of each entry: the portal and its plan are on their way while the rest of the entry is run.
if (createFlags(storages).has(signedInFlag)) portalWith(planIdOf(employeeSetting)).preload();

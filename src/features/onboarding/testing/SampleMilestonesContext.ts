import { createContext } from 'react';
import type { Milestone } from '../plan/model.ts';

/** For stories in another language, the sample plan in it. */
export const SampleMilestonesContext = createContext<readonly Milestone[] | undefined>(undefined);

import { dayOf } from '../sentences.ts';
import type { Persistence, ProgressSnapshot } from './progressStore.ts';

export interface PersistenceMessage {
  /** How long completed missions last, in whole sentences. */
  readonly note: readonly string[];
  /** The same for somebody who has read it already. */
  readonly shortNote?: string;
  readonly offer: 'keep' | 'forget';
}

export const persistenceMessages: Record<Persistence, PersistenceMessage> = {
  off: {
    note: ['Completed missions are forgotten when you reload this page or sign out.'],
    shortNote: 'Your progress is only on this page.',
    offer: 'keep',
  },
  on: { note: ['Saved on this device.'], offer: 'forget' },
  unavailable: {
    note: [
      'This browser did not let us save what you completed last.',
      'It is still here until you reload this page or sign out.',
    ],
    offer: 'keep',
  },
};

/** Of the whole plan: with the day of the choice, and undefined as long as there is nothing to lose. */
export function planMessage(snapshot: ProgressSnapshot): PersistenceMessage | undefined {
  const { persistence, keptSince, losesProgress } = snapshot;
  const message = persistenceMessages[persistence];
  if (persistence !== 'on') return losesProgress ? message : undefined;
  if (keptSince === null) return message;
  return { ...message, note: [`Saved on this device since ${dayOf(keptSince)}.`] };
}

import type { Settled, Stage } from './stage.ts';
import { readStored, type StoreName } from './storedRecords.ts';
import type { View } from './view.ts';

/** What came of a fault, as a person, the storage and the console tell it. */
export interface Outcome {
  readonly state: View['state'];
  readonly message: string | null;
  readonly note: string | null;
  readonly place: string;
  readonly stores: readonly StoreName[];
  /** The flag of the specification, section 3. */
  readonly flag: boolean;
  readonly afterReload: View['state'];
  /** Where a sign-in leads once all is well again; null where somebody is signed in. */
  readonly signInLeadsTo: string | null;
  readonly complaints: readonly string[];
  /** What only some scenes have to say. */
  readonly details?: Readonly<Record<string, unknown>>;
}

export interface Conclusion {
  /** Mends what stood in the way, accounts included. */
  heal: () => Promise<void>;
  password?: string | undefined;
  details?: Outcome['details'];
}

export async function conclude(
  stage: Stage,
  seen: Settled | View,
  { heal, password, details }: Conclusion,
): Promise<Outcome> {
  const { state, message, note, place } = seen;
  const { stores, flag } = await readStored(stage.page);
  await heal();
  await stage.reload();
  const afterReload = await stage.settle(12_000);
  let signInLeadsTo: string | null = null;
  if (afterReload.state === 'signIn') {
    await stage.submit(password);
    const { state: last, place: lastPlace, message: said } = await stage.settle(34_000);
    signInLeadsTo = last === 'portal' ? lastPlace : `${last}: ${said}`;
  }
  return {
    state,
    message,
    note,
    place,
    stores,
    flag,
    afterReload: afterReload.state,
    signInLeadsTo,
    complaints: stage.complaints,
    ...(details && { details }),
  };
}

import { type Conversation, converse, type Fields, type Wire } from './conversation.ts';
import { createSdk, type Sdk } from './sdk.ts';
import type { Account, Given, Target } from './target.ts';
import type { JsonObject, Transcript } from './transcript.ts';

type Run = (on: Conversation) => Promise<unknown>;

export interface ContractCase {
  readonly given?: Partial<Given>;
  readonly run: Run;
  readonly differs?: Difference;
}

/** Where the mock does not answer as the emulator does, and what it answers then. */
export interface Difference {
  readonly reason: string;
  /** By the number of the step, from 1: what is otherwise in what the emulator shows. */
  readonly documented: Readonly<Record<number, JsonObject>>;
}

/** By name; what needs no more than its steps is those alone. */
export type Cases = Readonly<Record<string, ContractCase | Run>>;

export interface NamedCase extends ContractCase {
  /** With its group: the name in the recording. */
  readonly title: string;
}

export const ana: Account = {
  localId: 'ana',
  email: 'ana@contract.test',
  password: 'right-1',
  displayName: 'Ana Pérez',
  emailVerified: true,
};

export const ben: Account = {
  localId: 'ben',
  email: 'ben@contract.test',
  password: 'right-2',
};

export const disabled: Account = {
  localId: 'disabled',
  email: 'disabled@contract.test',
  password: 'right-3',
  disabled: true,
};

export function credentials({ email, password }: Account) {
  return { returnSecureToken: true, email, password };
}

export function named(groups: Readonly<Record<string, Cases>>): readonly NamedCase[] {
  return Object.entries(groups).flatMap(([group, cases]) =>
    Object.entries(cases).map(([name, each]) => ({
      ...(typeof each === 'function' ? { run: each } : each),
      title: `${group}: ${name}`,
    })),
  );
}

/** One case for each row of a table. */
export function rows<Row extends readonly unknown[]>(
  table: readonly (readonly [string, ...Row])[],
  caseOf: (...row: Row) => ContractCase | Run,
): Cases {
  return Object.fromEntries(table.map(([name, ...row]) => [name, caseOf(...row)]));
}

export const sends = (wire: Wire) => (on: Conversation) => on.send(wire);

/** One sign-in after the other. */
export const signsIn =
  (...attempts: readonly Fields[]) =>
  async (on: Conversation) => {
    for (const fields of attempts) await on.signIn(fields);
  };

/** Steps that the real SDK carries out. */
export const bySdk =
  (run: (sdk: Sdk, on: Conversation) => Promise<unknown>) => async (on: Conversation) => {
    const sdk = await createSdk(on);
    try {
      await run(sdk, on);
    } finally {
      await sdk.close();
    }
  };

export async function runCase(target: Target, { given, run }: ContractCase): Promise<Transcript> {
  await target.begin({
    accounts: [ana, ben, disabled],
    enumerationProtection: false,
    ...given,
  });
  const { conversation, transcript } = converse(target);
  await run(conversation);
  return transcript;
}

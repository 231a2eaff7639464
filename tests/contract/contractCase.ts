import { type Conversation, createConversation } from './conversation.ts';
import { createSdk, type Sdk } from './sdk.ts';
import type { Account, Given, Target } from './target.ts';
import type { JsonObject, Transcript } from './transcript.ts';

export interface ContractCase {
  readonly name: string;
  readonly given?: Partial<Given>;
  readonly run: (on: Conversation) => Promise<unknown>;
  readonly differs?: Difference;
}

/** A case that the real SDK carries out. */
export interface SdkCase extends Omit<ContractCase, 'run'> {
  readonly run: (sdk: Sdk, on: Conversation) => Promise<unknown>;
}

/** Where the mock does not answer as the emulator does, and what it answers then. */
export interface Difference {
  readonly reason: string;
  /** By the number of the step, from 1: what is otherwise in what the emulator shows. */
  readonly documented: Readonly<Record<number, JsonObject>>;
}

export interface NamedCase extends ContractCase {
  /** With its group: the name in the recording. */
  readonly title: string;
}

export interface CaseGroup {
  readonly title: string;
  readonly cases: readonly ContractCase[];
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

export function credentials({ email, password, tenantId }: Account) {
  return {
    returnSecureToken: true,
    email,
    password,
    ...(tenantId !== undefined && { tenantId }),
  };
}

export function named(groups: readonly CaseGroup[]): readonly NamedCase[] {
  return groups.flatMap(({ title, cases }) =>
    cases.map((contractCase) => ({ ...contractCase, title: `${title}: ${contractCase.name}` })),
  );
}

export function sdkCase({ run, ...contractCase }: SdkCase): ContractCase {
  return {
    ...contractCase,
    run: async (on) => {
      const sdk = await createSdk(on);
      try {
        await run(sdk, on);
      } finally {
        await sdk.close();
      }
    },
  };
}

export async function runCase(target: Target, { given, run }: ContractCase): Promise<Transcript> {
  await target.begin({
    accounts: [ana, ben, disabled],
    enumerationProtection: false,
    tenants: {},
    ...given,
  });
  const { conversation, transcript } = createConversation(target);
  await run(conversation);
  return transcript;
}

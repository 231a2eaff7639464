import { isDeepStrictEqual } from 'node:util';
import { crossOriginCases } from './cases/crossOrigin.ts';
import { passwordCases } from './cases/password.ts';
import { sessionCases } from './cases/session.ts';
import { signInCases } from './cases/signIn.ts';
import { type ContractCase, runCase, type Transcript } from './contractCase.ts';
import { openEmulator } from './emulatorTarget.ts';
import { openMock } from './mockTarget.ts';

/**
 * The contract covers the requests that the Firebase SDK sends for its typed calls without a tenant, and no others,
 * because an answer to any other request reaches no client of the SDK.
 */
const groups = { ...signInCases, ...crossOriginCases, ...sessionCases, ...passwordCases };

interface NamedCase extends ContractCase {
  /** The group and the name. */
  readonly title: string;
}

export const allCases: readonly NamedCase[] = Object.entries(groups).flatMap(([group, cases]) =>
  Object.entries(cases).map(([name, each]) => ({
    ...(typeof each === 'function' ? { run: each } : each),
    title: `${group}: ${name}`,
  })),
);

/** What a service showed in each case, by title. */
type Transcripts = Readonly<Record<string, Transcript>>;

/** Runs one case after the other, because some settings apply to the whole project. */
export async function askEmulator(): Promise<Transcripts> {
  const transcripts: Record<string, Transcript> = {};
  for (const contractCase of allCases) {
    transcripts[contractCase.title] = await runCase(openEmulator, contractCase).catch((cause) => {
      throw new Error(`The case "${contractCase.title}" broke off.`, { cause });
    });
  }
  return transcripts;
}

/** What the mock must show: the same as the emulator, except in a step that differs on purpose. */
function expectationOf({ differs }: ContractCase, emulator: Transcript): Transcript {
  return emulator.map((observation, index) =>
    index + 1 === differs?.step ? { ...observation, ...differs.documented } : observation,
  );
}

export async function judgeMock(contractCase: ContractCase, emulator: Transcript = []) {
  const mock = await runCase(openMock, contractCase);
  const isSame = isDeepStrictEqual(mock, emulator);
  const isExpected = isDeepStrictEqual(mock, expectationOf(contractCase, emulator));
  // A documented difference that no longer exists is a mistake, too.
  if (!isExpected || isSame === Boolean(contractCase.differs)) return 'different by mistake';
  return isSame ? 'same' : 'different on purpose';
}

import { isDeepStrictEqual } from 'node:util';
import { requestCases } from './cases/requests.ts';
import { sessionCases } from './cases/session.ts';
import { signInCases } from './cases/signIn.ts';
import { type ContractCase, runCase, type Transcript } from './contractCase.ts';
import { openEmulator } from './emulatorTarget.ts';
import { openMock } from './mockTarget.ts';

const groups = { ...signInCases, ...requestCases, ...sessionCases };

interface NamedCase extends ContractCase {
  /** With its group: the name in the recording. */
  readonly title: string;
}

export const allCases: readonly NamedCase[] = Object.entries(groups).flatMap(([group, cases]) =>
  Object.entries(cases).map(([name, each]) => ({
    ...(typeof each === 'function' ? { run: each } : each),
    title: `${group}: ${name}`,
  })),
);

/** What a service showed, by the title of the case: the form of the recording. */
export type Transcripts = Readonly<Record<string, Transcript>>;

/** One case after the other, because some settings are the whole project's. */
export async function askEmulator(): Promise<Transcripts> {
  const transcripts: Record<string, Transcript> = {};
  for (const contractCase of allCases) {
    transcripts[contractCase.title] = await runCase(openEmulator, contractCase).catch((cause) => {
      throw new Error(`The case "${contractCase.title}" broke off.`, { cause });
    });
  }
  return transcripts;
}

/** What the mock has to show: what the emulator shows, but for a step that differs on purpose. */
export function expectationOf({ differs }: ContractCase, emulator: Transcript): Transcript {
  return emulator.map((observation, index) =>
    index + 1 === differs?.step ? { ...observation, ...differs.documented } : observation,
  );
}

export async function judgeMock(contractCase: ContractCase, emulator: Transcript = []) {
  const mock = await runCase(openMock, contractCase);
  const isSame = isDeepStrictEqual(mock, emulator);
  const isExpected = isDeepStrictEqual(mock, expectationOf(contractCase, emulator));
  // A difference that is no longer one is a mistake, too.
  if (!isExpected || isSame === Boolean(contractCase.differs)) return 'different by mistake';
  return isSame ? 'same' : 'different on purpose';
}

import { isDeepStrictEqual } from 'node:util';
import {
  contentTypes,
  cors,
  fieldTypes,
  keys,
  malformedBodies,
  methods,
} from './cases/requests.ts';
import { deletion, lookup, refresh } from './cases/session.ts';
import { enumerationProtection, signIn, toldFirst, unusualText } from './cases/signIn.ts';
import { type ContractCase, type OpenTarget, runCase, type Transcript } from './contractCase.ts';
import { openEmulator } from './emulatorTarget.ts';
import { openMockAsEmulator } from './mockTarget.ts';

const groups = {
  'sign-in': signIn,
  'sign-in with enumeration protection': enumerationProtection,
  'sign-in, what is told first': toldFirst,
  'sign-in with unusual text': unusualText,
  'fields of a sign-in': fieldTypes,
  'body of a sign-in': malformedBodies,
  'content type': contentTypes,
  method: methods,
  'API key': keys,
  'from another origin': cors,
  lookup,
  deletion,
  refresh,
};

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

/** By the title of the case. */
type Transcripts = Readonly<Record<string, Transcript>>;

/** What the emulator showed, so that the mock can be held against it without one. */
export interface Recording {
  /** The version whose emulator it was. */
  readonly firebaseTools: string;
  readonly cases: Transcripts;
}

/** What a service shows, one case after the other: some settings are the whole project's. */
async function transcriptsOf(open: OpenTarget): Promise<Transcripts> {
  const transcripts: Record<string, Transcript> = {};
  for (const contractCase of allCases) {
    try {
      transcripts[contractCase.title] = await runCase(open, contractCase);
    } catch (error) {
      throw new Error(`The case "${contractCase.title}" broke off.`, { cause: error });
    }
  }
  return transcripts;
}

export const askEmulator = () => transcriptsOf(openEmulator);

/**
 * What the mock has to show: what the emulator shows, but for the steps that are otherwise on
 * purpose; and what is wrong with the case itself.
 */
export function expectationOf(
  { differs }: NamedCase,
  emulator: Transcript,
): { readonly transcript: Transcript; readonly mistake?: string } {
  if (differs === undefined) return { transcript: emulator };
  const transcript = emulator.map((observation, index) => ({
    ...observation,
    ...differs.documented[index + 1],
  }));
  const stale = Object.keys(differs.documented).filter((step) =>
    isDeepStrictEqual(transcript[Number(step) - 1], emulator[Number(step) - 1]),
  );
  if (stale.length === 0) return { transcript };
  const mistake = `In step ${stale.join(', ')} the emulator does as documented: it is no longer true that ${differs.reason}.`;
  return { transcript, mistake };
}

/** The cases in which the mock does otherwise than the emulator. */
export async function compareMock(emulator: Transcripts) {
  const mock = await transcriptsOf(openMockAsEmulator);
  const byMistake = allCases.filter((each) => {
    const { transcript, mistake } = expectationOf(each, emulator[each.title] ?? []);
    return mistake !== undefined || !isDeepStrictEqual(mock[each.title], transcript);
  });
  const onPurpose = allCases.filter((each) => each.differs && !byMistake.includes(each));
  return { onPurpose, byMistake };
}

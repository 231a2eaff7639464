import { isDeepStrictEqual } from 'node:util';
import { allCases, type NamedCase } from './allCases.ts';
import { runCase, type Transcript } from './contractCase.ts';
import { createEmulatorTarget } from './emulatorTarget.ts';

/** What the emulator showed, so that the mock can be held against it without one. */
export interface Recording {
  /** The version whose emulator it was. */
  readonly firebaseTools: string;
  readonly cases: Readonly<Record<string, Transcript>>;
}

/** What a running emulator shows, one case after the other: some settings are the whole project's. */
export async function recordEmulator(url: string): Promise<Recording['cases']> {
  const emulator = createEmulatorTarget(url);
  const transcripts: Record<string, Transcript> = {};
  for (const contractCase of allCases) {
    try {
      transcripts[contractCase.title] = await runCase(emulator, contractCase);
    } catch (error) {
      throw new Error(`The case "${contractCase.title}" broke off.`, { cause: error });
    }
  }
  return transcripts;
}

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

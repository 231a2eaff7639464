import { type NamedCase, runCase } from './contractCase.ts';
import type { Target } from './target.ts';
import type { Transcript } from './transcript.ts';

/** What the emulator showed, so that the mock can be held against it without one. */
export interface Recording {
  /** The version whose emulator it was. */
  readonly firebaseTools: string;
  readonly cases: Readonly<Record<string, Transcript>>;
}

/** One after the other: enumeration protection is a setting of the whole project. */
export async function record(
  target: Target,
  cases: readonly NamedCase[],
): Promise<Recording['cases']> {
  const transcripts: Record<string, Transcript> = {};
  for (const contractCase of cases) {
    try {
      transcripts[contractCase.title] = await runCase(target, contractCase);
    } catch (error) {
      throw new Error(`The case "${contractCase.title}" broke off.`, { cause: error });
    }
  }
  return transcripts;
}

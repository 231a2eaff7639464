import { AssertionError, deepStrictEqual } from 'node:assert/strict';
import { inspect, isDeepStrictEqual } from 'node:util';
import { allCases, type NamedCase } from './allCases.ts';
import { runCase } from './contractCase.ts';
import { createEmulatorTarget } from './emulatorTarget.ts';
import { createMockTarget, directly } from './mockTarget.ts';
import type { Transcript } from './transcript.ts';

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

export type Verdict =
  | { readonly kind: 'same'; readonly title: string }
  | { readonly kind: 'onPurpose'; readonly title: string; readonly reason: string }
  | { readonly kind: 'mistaken'; readonly title: string; readonly faults: readonly string[] };

/** How the mock does beside a running emulator, and whether the recording still holds. */
export async function compareWithEmulator(
  url: string,
  recording: Recording,
): Promise<{ readonly verdicts: readonly Verdict[]; readonly outdated: readonly string[] }> {
  const emulator = await recordEmulator(url);
  const mock = createMockTarget(directly);
  const verdicts: Verdict[] = [];
  for (const contractCase of allCases) {
    const { title } = contractCase;
    verdicts.push(
      await runCase(mock, contractCase).then(
        (transcript) => compare(contractCase, emulator[title] ?? [], transcript),
        (error: unknown) => ({ kind: 'mistaken', title, faults: [inspect(error)] }),
      ),
    );
  }
  const titles = [...new Set([...Object.keys(emulator), ...Object.keys(recording.cases)])];
  const outdated = titles.filter(
    (title) => !isDeepStrictEqual(emulator[title], recording.cases[title]),
  );
  return { verdicts, outdated };
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

function compare(contractCase: NamedCase, emulator: Transcript, mock: Transcript): Verdict {
  const { title, differs } = contractCase;
  const { transcript, mistake } = expectationOf(contractCase, emulator);
  const faults = mistake === undefined ? [] : [mistake];
  try {
    deepStrictEqual(mock, transcript);
  } catch (error) {
    if (!(error instanceof AssertionError)) throw error;
    faults.push(`+ the mock, - what it should be\n${error.message}`);
  }
  if (faults.length > 0) return { kind: 'mistaken', title, faults };
  return differs === undefined
    ? { kind: 'same', title }
    : { kind: 'onPurpose', title, reason: differs.reason };
}

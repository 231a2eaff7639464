import { inspect, isDeepStrictEqual } from 'node:util';
import { allCases } from './allCases.ts';
import { compare, type Verdict } from './comparison.ts';
import { type NamedCase, runCase } from './contractCase.ts';
import { createEmulatorTarget } from './emulatorTarget.ts';
import { createMockTarget, directly } from './mockTarget.ts';
import { type Recording, record } from './recording.ts';

/** What a running emulator shows in each case. */
export function recordEmulator(url: string): Promise<Recording['cases']> {
  return record(createEmulatorTarget(url), allCases);
}

/** How the mock does beside a running emulator, and whether the recording still holds. */
export async function compareWithEmulator(
  url: string,
  recording: Recording,
): Promise<{ readonly verdicts: readonly Verdict[]; readonly outdated: readonly string[] }> {
  const emulator = await recordEmulator(url);
  const mock = createMockTarget(directly);
  const verdicts: Verdict[] = [];
  for (const contractCase of allCases) {
    const shown = emulator[contractCase.title] ?? [];
    verdicts.push(
      await runCase(mock, contractCase).then(
        (transcript) => compare(contractCase, shown, transcript),
        (error: unknown) => brokenOff(contractCase, error),
      ),
    );
  }
  const titles = [...new Set([...Object.keys(emulator), ...Object.keys(recording.cases)])];
  const outdated = titles.filter(
    (title) => !isDeepStrictEqual(emulator[title], recording.cases[title]),
  );
  return { verdicts, outdated };
}

function brokenOff({ title }: NamedCase, error: unknown): Verdict {
  return { kind: 'mistaken', title, faults: [inspect(error)] };
}

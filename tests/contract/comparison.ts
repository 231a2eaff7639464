import { AssertionError, deepStrictEqual } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { NamedCase } from './contractCase.ts';
import type { Transcript } from './transcript.ts';

export type Verdict =
  | { readonly kind: 'same'; readonly title: string }
  | { readonly kind: 'onPurpose'; readonly title: string; readonly reason: string }
  | { readonly kind: 'mistaken'; readonly title: string; readonly faults: readonly string[] };

/** What the mock has to show, and what is wrong with the case itself. */
export interface Expectation {
  readonly transcript: Transcript;
  readonly fault?: string;
}

/** What the emulator shows, but for the steps that are otherwise on purpose. */
export function expectationOf({ differs }: NamedCase, emulator: Transcript): Expectation {
  if (differs === undefined) return { transcript: emulator };
  const transcript = emulator.map((observation, index) => ({
    ...observation,
    ...differs.documented[index + 1],
  }));
  const stale = Object.keys(differs.documented).filter((step) =>
    isDeepStrictEqual(transcript[Number(step) - 1], emulator[Number(step) - 1]),
  );
  if (stale.length === 0) return { transcript };
  const fault = `In step ${stale.join(', ')} the emulator does as documented: it is no longer true that ${differs.reason}.`;
  return { transcript, fault };
}

export function compare(contractCase: NamedCase, emulator: Transcript, mock: Transcript): Verdict {
  const { title, differs } = contractCase;
  const { transcript, fault } = expectationOf(contractCase, emulator);
  const steps = Math.max(transcript.length, mock.length);
  const faults = Array.from({ length: steps }, (_, index) =>
    faultOfStep(index, transcript, mock),
  ).filter((text) => text !== undefined);
  if (fault !== undefined) faults.unshift(fault);
  if (faults.length > 0) return { kind: 'mistaken', title, faults };
  return differs === undefined
    ? { kind: 'same', title }
    : { kind: 'onPurpose', title, reason: differs.reason };
}

function faultOfStep(index: number, expected: Transcript, mock: Transcript): string | undefined {
  try {
    deepStrictEqual(mock[index], expected[index]);
    return undefined;
  } catch (error) {
    if (!(error instanceof AssertionError)) throw error;
    const diff = error.message.split('\n').slice(1).join('\n');
    return `step ${index + 1} (+ the mock, - what it should be)\n${diff}`;
  }
}

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EmployeeProgress, MissionProgress } from '../model.ts';
import { mergeProgress } from './mergeProgress.ts';
import { formatRecord, parseRecord } from './recordFormat.ts';

const nothing: EmployeeProgress = { employeeId: 'e1', milestones: [] };

const timestamp = fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
const id = fc.oneof(fc.constantFrom('a', 'b', 'c', '__proto__', ''), fc.string());
const mission: fc.Arbitrary<MissionProgress> = fc.oneof(
  fc.record({
    id,
    isCompleted: fc.constant(true),
    completedAt: fc.option(timestamp, { nil: null }),
  }),
  fc.record({ id, isCompleted: fc.constant(false), completedAt: fc.constant(null) }),
);
/** Also with ids that appear twice, in any order. */
const progress: fc.Arbitrary<EmployeeProgress> = fc.record({
  employeeId: fc.constant('e1'),
  milestones: fc.array(fc.record({ milestoneId: id, missions: fc.array(mission) })),
});

interface Completion {
  path: string;
  time: number;
}

const completionsOf = ({ milestones }: EmployeeProgress): Completion[] =>
  milestones.flatMap(({ milestoneId, missions }) =>
    missions
      .filter(({ isCompleted }) => isCompleted)
      .map((each) => ({
        path: JSON.stringify([milestoneId, each.id]),
        time: each.completedAt === null ? Infinity : Date.parse(each.completedAt),
      })),
  );

/** The earliest time of each completed mission. */
const earliest = (completions: readonly Completion[]) => {
  const times = new Map<string, number>();
  for (const { path, time } of completions) {
    times.set(path, Math.min(time, times.get(path) ?? Infinity));
  }
  return times;
};

describe('merging', () => {
  it('does not depend on the order, and merges again into the same', () => {
    fc.assert(
      fc.property(progress, progress, progress, (one, two, three) => {
        const merged = mergeProgress(one, two);
        expect(merged).toEqual(mergeProgress(two, one));
        expect(mergeProgress(merged, three)).toEqual(mergeProgress(one, mergeProgress(two, three)));
        expect(mergeProgress(merged, one)).toEqual(merged);
      }),
    );
  });

  it('loses no completion, invents none, and keeps the earliest time of each', () => {
    fc.assert(
      fc.property(progress, progress, (one, other) => {
        expect(earliest(completionsOf(mergeProgress(one, other)))).toEqual(
          earliest([...completionsOf(one), ...completionsOf(other)]),
        );
      }),
    );
  });
});

it('comes back from a record as it was written', () => {
  fc.assert(
    fc.property(progress, (one) => {
      const record = { progress: mergeProgress(one, nothing), keptSince: null };
      expect(parseRecord(formatRecord(record), 'e1')).toEqual(record);
    }),
  );
});

import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { EmployeeProgress, MissionProgress } from '../plan/model.ts';
import { mergeProgress } from './progressRecord.ts';

const completedAt = (time: string) => ({ id: 'a', isCompleted: true, completedAt: time }) as const;
const open = { id: 'a', isCompleted: false, completedAt: null } as const;
const early = completedAt('2026-11-02T08:40:00.000Z');
const late = completedAt('2026-11-03T08:40:00.000Z');

it.each([
  ['a completion wins', open, late, late],
  ['the earlier one wins', late, early, early],
])('brings together what both have: %s', (_name, one, other, merged) => {
  const of = (...missions: MissionProgress[]) => ({
    employeeId: 'e1',
    milestones: [{ milestoneId: 'm1', missions }],
  });
  expect(mergeProgress(of(one), of(other))).toEqual(of(merged));
  expect(mergeProgress(of(other), of(one))).toEqual(of(merged));
});

it.each([
  ['are joined', { b: 1 }, { c: 1 }, { b: 1, c: 1 }],
  ['are taken back by one of them', { b: 1 }, { b: 2 }, { b: 2 }],
  ['are ticked again by one of them', { b: 3 }, { b: 2, c: 1 }, { b: 3, c: 1 }],
  ['are left alone by a record without steps', { b: 1 }, undefined, { b: 1 }],
  ['are left alone by a record without ticks', { b: 1 }, {}, { b: 1 }],
])('ticked steps %s', (_name, one, other, merged) => {
  const of = (steps: MissionProgress['steps']) => ({
    employeeId: 'e1',
    milestones: [
      { milestoneId: 'm1', missions: [{ ...open, ...(steps && { steps }) }] },
      { milestoneId: 'm2', missions: [{ ...early, steps: { b: 1, c: 1 } }] },
    ],
  });
  expect(mergeProgress(of(one), of(other))).toEqual(of(merged));
  expect(mergeProgress(of(other), of(one))).toEqual(of(merged));
});

const id = fc.oneof(fc.constantFrom('a', 'b', '__proto__', ''), fc.string());
/** Also with ids that appear twice, in any order. */
const progress: fc.Arbitrary<EmployeeProgress> = fc.record({
  employeeId: fc.constant('e1'),
  milestones: fc.array(
    fc.record({
      milestoneId: id,
      missions: fc.array(
        fc
          .tuple(
            fc.constantFrom(open, early, late),
            id,
            fc.option(
              fc.dictionary(id, fc.integer({ min: 1, max: 4 }), {
                maxKeys: 4,
                noNullPrototype: true,
              }),
            ),
          )
          .map(([each, its, steps]) => ({ ...each, id: its, ...(steps && { steps }) })),
      ),
    }),
  ),
});

/** Completed missions, and steps up to each number of presses. */
const doneIn = ({ milestones }: EmployeeProgress) =>
  milestones.flatMap(({ milestoneId, missions }) =>
    missions.flatMap(({ id: missionId, isCompleted, steps = {} }) =>
      [
        ...(isCompleted ? [''] : []),
        ...Object.entries(steps).flatMap(([step, presses]) =>
          Array.from({ length: presses }, (_, index) => `step ${step} ${index}`),
        ),
      ].map((what) => [milestoneId, missionId, what].join('\n')),
    ),
  );

it('is a union: nothing is lost or invented, in any order, and once is enough', () => {
  fc.assert(
    fc.property(progress, progress, progress, (one, two, three) => {
      const merged = mergeProgress(one, two);
      expect(new Set(doneIn(merged))).toEqual(new Set([...doneIn(one), ...doneIn(two)]));
      expect(merged).toEqual(mergeProgress(two, one));
      expect(mergeProgress(merged, three)).toEqual(mergeProgress(one, mergeProgress(two, three)));
      expect(mergeProgress(merged, one)).toEqual(merged);
    }),
  );
});

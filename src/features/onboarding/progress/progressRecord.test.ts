import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EmployeeProgress, MissionProgress } from '../plan/model.ts';
import { formatProgress, mergeProgress, parseProgress } from './progressRecord.ts';

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
  ['are checked again by one of them', { b: 3 }, { b: 2, c: 1 }, { b: 3, c: 1 }],
  ['are left alone by a record without steps', { b: 1 }, undefined, { b: 1 }],
  ['are left alone by a record without steps', { b: 1 }, {}, { b: 1 }],
])('checked steps %s', (_name, one, other, merged) => {
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
/** Ids may appear twice, in any order. */
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

describe('a record', () => {
  const whole = { employeeId: 'e1', milestones: [{ milestoneId: 'm1', missions: [early] }] };
  const record: object = JSON.parse(formatProgress(whole));
  const withMission = (change: object) => ({
    milestones: [{ milestoneId: 'm1', missions: [{ ...early, ...change }] }],
  });
  const parse = (change: object) => parseProgress(JSON.stringify({ ...record, ...change }), 'e1');

  it.each<[string, object, unknown]>([
    ['as it was written', {}, undefined],
    ['without numbers of presses', withMission({ steps: { one: 'often' } }), {}],
    ['with something else as steps', withMission({ steps: 'one' }), {}],
  ])('keeps its completions %s', (_name, change, steps) => {
    const [milestone] = parse(change)?.milestones ?? [];
    expect(milestone?.missions).toEqual([{ ...early, steps }]);
  });

  it.each([
    ['of a newer version', { version: 2 }],
    ['of another employee', { employeeId: 'e2' }],
    ['without milestones', { milestones: undefined }],
    ['with a completion without a time', withMission({ completedAt: undefined })],
    ['with a time that does not exist', withMission({ completedAt: '2026-02-30T00:00:00.000Z' })],
    ['with an open mission that has a time', withMission({ isCompleted: false })],
  ])('is not read %s', (_name, change) => {
    expect(parse(change)).toBeUndefined();
  });

  it('is not read if it is broken, or none', () => {
    expect(parseProgress('{"version":1,', 'e1') ?? parseProgress(null, 'e1')).toBeUndefined();
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRecord, isOfNewerVersion, parseRecord } from './recordFormat.ts';

const completed = { id: 'a', isCompleted: true, completedAt: '2026-11-02T08:40:00.000Z' };
const open = { id: 'b', isCompleted: false, completedAt: null };
const whole = {
  version: 1,
  employeeId: 'e1',
  milestones: [{ milestoneId: 'm1', missions: [completed, open] }],
};
const withMission = (mission: unknown) => ({
  ...whole,
  milestones: [{ milestoneId: 'm1', missions: [completed, mission] }],
});

it('has the specification’s shape and a version', () => {
  const { version: _, ...progress } = whole;
  expect(JSON.parse(formatRecord(progress))).toEqual(whole);
  expect(parseRecord(JSON.stringify(whole), 'e1')).toEqual(progress);
});

it('keeps ids that no plan knows, and leaves out fields that it does not know', () => {
  const text = JSON.stringify({
    ...whole,
    milestones: [{ milestoneId: 'from-another-plan', missions: [{ ...completed, note: 'x' }] }],
  });
  expect(parseRecord(text, 'e1')).toEqual({
    employeeId: 'e1',
    milestones: [{ milestoneId: 'from-another-plan', missions: [completed] }],
  });
});

it('brings together what appears twice', () => {
  const text = JSON.stringify({
    ...whole,
    milestones: [
      { milestoneId: 'm1', missions: [open, completed, { ...completed, completedAt: null }] },
      { milestoneId: 'm1', missions: [{ ...completed, id: 'c' }] },
    ],
  });
  expect(parseRecord(text, 'e1')?.milestones).toEqual([
    { milestoneId: 'm1', missions: [completed, open, { ...completed, id: 'c' }] },
  ]);
});

describe('what is not a record of this version and employee', () => {
  it.each([
    ['nothing', ''],
    ['broken JSON', '{"version":1,'],
    ['null', 'null'],
    ['a number', '1'],
    ['a list', '[]'],
    ['an empty object', '{}'],
    ['a newer version', JSON.stringify({ ...whole, version: 2 })],
    ['an older version', JSON.stringify({ ...whole, version: 0 })],
    ['a version of another type', JSON.stringify({ ...whole, version: '1' })],
    ['another employee', JSON.stringify({ ...whole, employeeId: 'e2' })],
    ['no milestones', JSON.stringify({ ...whole, milestones: undefined })],
    ['milestones that are none', JSON.stringify({ ...whole, milestones: { length: 0 } })],
    ['a milestone that is null', JSON.stringify({ ...whole, milestones: [null] })],
    [
      'a milestone without id',
      JSON.stringify({ ...whole, milestones: [{ missions: [completed] }] }),
    ],
    [
      'a milestone without missions',
      JSON.stringify({ ...whole, milestones: [{ milestoneId: 'm' }] }),
    ],
    ['a mission that is a word', JSON.stringify(withMission('a'))],
    ['a mission without id', JSON.stringify(withMission({ ...completed, id: undefined }))],
    ['a mission done "yes"', JSON.stringify(withMission({ ...completed, isCompleted: 'yes' }))],
    ['a mission done 1', JSON.stringify(withMission({ ...completed, isCompleted: 1 }))],
    [
      'an open mission with a time',
      JSON.stringify(withMission({ ...completed, isCompleted: false })),
    ],
    [
      'a completion without time',
      JSON.stringify(withMission({ ...completed, completedAt: undefined })),
    ],
    ['a time in milliseconds', JSON.stringify(withMission({ ...completed, completedAt: 1 }))],
    ['a time that is none', JSON.stringify(withMission({ ...completed, completedAt: 'today' }))],
    [
      'a day that does not exist',
      JSON.stringify(withMission({ ...completed, completedAt: '2026-02-30T00:00:00.000Z' })),
    ],
  ])('is not read: %s', (_name, text) => {
    expect(parseRecord(text, 'e1')).toBeUndefined();
  });
});

describe('a record of a newer version', () => {
  it.each([
    ['this shape', JSON.stringify({ ...whole, version: 2 })],
    ['another shape', '{"version":17,"marks":["a"]}'],
  ])('is known by its number alone: %s', (_name, text) => {
    expect(isOfNewerVersion(text)).toBe(true);
  });

  it.each([
    ['this version', JSON.stringify(whole)],
    ['an older version', JSON.stringify({ ...whole, version: 0 })],
    ['half a version', '{"version":1.5}'],
    ['a version without end', '{"version":1e999}'],
    ['a version of another type', '{"version":"2"}'],
    ['no version', '{"marks":["a"]}'],
    ['cut off', '{"version":2,"marks":['],
    ['a number', '2'],
    ['null', 'null'],
    ['nothing', ''],
  ])('is not: %s', (_name, text) => {
    expect(isOfNewerVersion(text)).toBe(false);
  });
});

it('never throws, whatever is stored', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.json(),
    fc.jsonValue().map((milestones) => JSON.stringify({ ...whole, milestones })),
    fc.jsonValue().map((mission) => JSON.stringify(withMission(mission))),
    fc
      .record({ id: fc.jsonValue(), isCompleted: fc.boolean(), completedAt: fc.jsonValue() })
      .map((mission) => JSON.stringify(withMission(mission))),
  );
  fc.assert(
    fc.property(anything, (text) => {
      expect(typeof isOfNewerVersion(text)).toBe('boolean');
      const progress = parseRecord(text, 'e1');
      expect(progress === undefined || progress.employeeId === 'e1').toBe(true);
    }),
  );
});

import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOfNewerVersion, parseRecord } from './recordFormat.ts';

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

it('keeps ids that no plan knows, and leaves out fields that it does not know', () => {
  const text = JSON.stringify({
    ...whole,
    milestones: [{ milestoneId: 'from-another-plan', missions: [{ ...completed, note: 'x' }] }],
  });
  expect(parseRecord(text, 'e1')?.progress).toEqual({
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
  expect(parseRecord(text, 'e1')?.progress.milestones).toEqual([
    { milestoneId: 'm1', missions: [completed, open, { ...completed, id: 'c' }] },
  ]);
});

it.each([
  ['a day', '2026-11-22T09:00:00.000Z', '2026-11-22T09:00:00.000Z'],
  ['nothing, as earlier releases have it', undefined, null],
  ['a day that is none', 'yesterday', null],
])('is kept since %s', (_name, keptSince, expected) => {
  expect(parseRecord(record({ keptSince }), 'e1')?.keptSince).toBe(expected);
});

const record = (changes: object) => JSON.stringify({ ...whole, ...changes });
const recordWith = (change: object) => JSON.stringify(withMission({ ...completed, ...change }));

it.each([
  ['nothing', ''],
  ['broken JSON', '{"version":1,'],
  ['no object', '[]'],
  ['a newer version', record({ version: 2 })],
  ['an older version', record({ version: 0 })],
  ['a version of another type', record({ version: '1' })],
  ['another employee', record({ employeeId: 'e2' })],
  ['no milestones', record({ milestones: undefined })],
  ['a milestone that is null', record({ milestones: [null] })],
  ['a milestone without id', record({ milestones: [{ missions: [completed] }] })],
  ['a milestone without missions', record({ milestones: [{ milestoneId: 'm' }] })],
  ['a mission that is a word', JSON.stringify(withMission('a'))],
  ['a mission without id', recordWith({ id: undefined })],
  ['a mission done "yes"', recordWith({ isCompleted: 'yes' })],
  ['an open mission with a time', recordWith({ isCompleted: false })],
  ['a completion without time', recordWith({ completedAt: undefined })],
  ['a time in milliseconds', recordWith({ completedAt: 1 })],
  ['a time that is none', recordWith({ completedAt: 'today' })],
  ['a day that does not exist', recordWith({ completedAt: '2026-02-30T00:00:00.000Z' })],
])('is not read: %s', (_name, text) => {
  expect(parseRecord(text, 'e1')).toBeUndefined();
});

it.each([
  ['this shape', record({ version: 2 }), true],
  ['another shape', '{"version":17,"marks":["a"]}', true],
  ['this version', record({}), false],
  ['an older version', record({ version: 0 }), false],
  ['half a version', '{"version":1.5}', false],
  ['a version without end', '{"version":1e999}', false],
  ['a version of another type', '{"version":"2"}', false],
  ['cut off', '{"version":2,"marks":[', false],
  ['a number', '2', false],
])('is of a newer version by its number alone: %s', (_name, text, expected) => {
  expect(isOfNewerVersion(text)).toBe(expected);
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
      const parsed = parseRecord(text, 'e1');
      expect(parsed === undefined || parsed.progress.employeeId === 'e1').toBe(true);
    }),
  );
});

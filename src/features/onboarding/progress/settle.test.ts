import { expect, it } from 'vitest';
import type { EmployeeProgress } from '../plan/model.ts';
import { formatProgress } from './progressRecord.ts';
import { type Cause, noticeAfter, type Persistence, type Stored, settle } from './settle.ts';

const completedAt = '2026-11-21T09:00:00.000Z';

/** For example `a b one2`: two completed missions, and a step that was pressed twice. */
function progressOf(text: string): EmployeeProgress {
  const steps = Object.fromEntries(
    [...text.matchAll(/(\w+)(\d)/g)].map(([, step = '', presses]) => [step, Number(presses)]),
  );
  const completed = [...text.matchAll(/\b[a-z]\b/g)].map(([id]) => id);
  return {
    employeeId: 'e1',
    milestones: [
      {
        milestoneId: 'm1',
        missions: [
          ...completed.map((id) => ({ id, isCompleted: true, completedAt }) as const),
          { id: 'z', isCompleted: false, completedAt: null, steps },
        ],
      },
    ],
  };
}
const recordOf = (text: string | null) => text && formatProgress(progressOf(text));

const textOf = (progress: EmployeeProgress) =>
  progress.milestones
    .flatMap(({ missions }) => missions)
    .flatMap(({ id, isCompleted, steps = {} }) => [
      ...(isCompleted ? [id] : []),
      ...Object.entries(steps).map(([step, presses]) => `${step}${presses}`),
    ])
    .join(' ');

const holds = (record: string | null, allows: Stored['allows'] = 'everything'): Stored => ({
  record: record === 'unreadable' ? record : recordOf(record),
  allows,
});
const refused = holds(null, 'nothing');
const look: Cause = { kind: 'look' };
const wrote = (record: string | null): Cause => ({ kind: 'write', record: recordOf(record) });
const place = { milestoneId: 'm1' };
const completes = (missionId: string): Cause => ({
  kind: 'completion',
  ...place,
  missionId,
  completedAt,
});
const sets = (step: string, isChecked: boolean): Cause => ({
  kind: 'check',
  ...place,
  missionId: 'z',
  step,
  isChecked,
});

it.each<[Persistence, string, string | null, Stored | undefined, Cause, string]>([
  // The state, its progress, and the record that it knows; the device; the cause; the result.
  ['untilReload', '', null, undefined, completes('a'), 'untilReload: a'],
  ['untilReload', '', null, holds(null), look, 'untilReload: '],
  ['untilReload', 'a', null, refused, look, 'unavailable: a'],
  ['untilReload', '', null, holds('b one1'), look, 'saved: b one1'],
  ['untilReload', '', null, holds('unreadable'), look, 'unavailable: '],
  // The first press starts saving.
  ['untilReload', '', null, holds(null), completes('a'), 'saved: a, written'],
  ['untilReload', '', null, holds(null), sets('one', true), 'saved: one1, written'],
  ['untilReload', '', null, holds(null, 'reading'), completes('a'), 'unavailable: a'],
  ['untilReload', '', null, refused, completes('a'), 'unavailable: a'],
  ['untilReload', '', null, holds('unreadable'), completes('a'), 'unavailable: a'],
  // The progress of two tabs is merged.
  ['saved', 'a', 'a', holds('b'), look, 'saved: a b, written'],
  ['saved', 'a', 'a', holds('b'), completes('c'), 'saved: a b c, written'],
  ['saved', 'a', 'a', holds('a b'), wrote('a b'), 'saved: a b'],
  ['saved', 'a', 'a', holds('a'), wrote('b'), 'saved: a b, written'],
  // Progress that could not be saved is saved later.
  ['saved', 'a', 'a', holds('a', 'reading'), completes('b'), 'unavailable: a b'],
  ['saved', 'a', 'a', refused, completes('b'), 'unavailable: a b'],
  // As many checked steps as the device has, but different ones.
  [
    'unavailable',
    'one2',
    'one1',
    holds('one1', 'reading'),
    sets('two', true),
    'unavailable: one2 two1',
  ],
  ['unavailable', 'a', null, holds(null), completes('b'), 'saved: a b, written'],
  ['unavailable', 'a b', 'a', holds('a'), look, 'saved: a b, written'],
  // A removed record stays removed, until another visit begins one.
  ['saved', 'a', 'a', holds(null), look, 'removed: a'],
  ['saved', 'a', 'a', holds(null), wrote(null), 'removed: a'],
  ['saved', 'a', 'a', holds(null), completes('b'), 'removed: a b'],
  ['removed', 'a', null, holds(null), completes('b'), 'removed: a b'],
  ['removed', 'a', null, holds('c'), look, 'saved: a c, written'],
  // A press on a step counts on from the larger number, and does not repeat what another tab has already done.
  ['saved', 'one1', 'one1', holds('one1'), sets('one', false), 'saved: one2, written'],
  ['saved', 'one1', 'one1', holds('one3'), sets('one', false), 'saved: one4, written'],
  ['saved', 'one1', 'one1', holds('one2'), sets('one', false), 'saved: one2'],
  ['saved', 'one3', 'one3', holds('one2'), look, 'saved: one3, written'],
  ['saved', 'one1', 'one1', holds('one1', 'reading'), sets('one', false), 'unavailable: one2'],
  // A saved record is newer than unsaved progress, unless the tab knew the record before.
  ['unavailable', 'one2 two1', null, holds('one1'), look, 'saved: one1 two1, written'],
  ['unavailable', 'one2', null, holds('one1'), wrote('one1'), 'saved: one1'],
  ['removed', 'one2', null, holds('one1'), look, 'saved: one1'],
  ['removed', 'one2', null, holds('one1'), sets('one', false), 'saved: one2, written'],
  ['unavailable', 'one2', 'one1', holds('one1'), look, 'saved: one2, written'],
])(
  '%s with %j, knowing %j: %j, %j: %s',
  (persistence, progress, record, stored, cause, expected) => {
    const now = { progress: progressOf(progress), persistence, record: recordOf(record) };
    const { state, write } = settle(now, stored, cause);
    const known = !stored || stored.allows === 'nothing' ? now.record : stored.record;
    expect(state.record).toBe(write ?? known);
    const what = write === undefined ? '' : ', written';
    expect(`${state.persistence}: ${textOf(state.progress)}${what}`).toBe(expected);
  },
);

it.each<['completion' | 'check', string | null, Persistence, string | undefined]>([
  ['completion', null, 'saved', 'begun'],
  ['check', null, 'saved', 'begun'],
  ['completion', 'a', 'saved', undefined],
  ['completion', null, 'untilReload', 'untilReload'],
  ['check', null, 'untilReload', undefined],
  ['completion', 'a', 'unavailable', 'unavailable'],
  ['check', 'a', 'unavailable', 'unavailable'],
  ['completion', null, 'removed', undefined],
])('a %s with the record %j, %s afterwards, says %s', (press, record, persistence, expected) => {
  expect(noticeAfter(press, { record }, persistence)).toBe(expected);
});

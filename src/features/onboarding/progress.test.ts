import { describe, expect, it } from 'vitest';
import type { EmployeeProgress, Milestone, Mission } from './model.ts';
import { completeMission, tallyOf, viewMilestones } from './progress.ts';

const mission = (id: string, isCompleted = false): Mission => ({
  id,
  title: `Do ${id}`,
  description: 'Text.',
  tag: 'HR',
  tagColor: 'blue',
  isCompleted,
});
const milestone = (id: string, ...missions: Mission[]): Milestone => ({ id, name: id, missions });
const nothingDone: EmployeeProgress = { employeeId: 'e1', milestones: [] };
const doneAt = (id: string) => ({ id, isCompleted: true, completedAt: '2026-11-02T08:40:00.000Z' });

describe('the view of the milestones', () => {
  const plan = [milestone('m1', mission('a'), mission('b')), milestone('m2', mission('c'))];

  it('marks as completed what the progress says, and nothing else', () => {
    const [first, second] = viewMilestones(plan, {
      employeeId: 'e1',
      milestones: [{ milestoneId: 'm1', missions: [doneAt('a')] }],
    });
    expect(first).toEqual({
      id: 'm1',
      name: 'm1',
      missions: [mission('a', true), mission('b', false)],
      isCompleted: false,
    });
    expect(second?.missions.map(({ isCompleted }) => isCompleted)).toEqual([false]);
  });

  it('completes a milestone with its last mission', () => {
    const views = viewMilestones(plan, {
      employeeId: 'e1',
      milestones: [{ milestoneId: 'm1', missions: [doneAt('a'), doneAt('b')] }],
    });
    expect(views.map(({ isCompleted }) => isCompleted)).toEqual([true, false]);
  });

  it('counts a milestone without missions as completed', () => {
    expect(viewMilestones([milestone('empty')], nothingDone)[0]?.isCompleted).toBe(true);
  });

  it('keeps the details of a mission', () => {
    expect(viewMilestones(plan, nothingDone)[0]?.missions[0]).toEqual(mission('a'));
  });

  it('takes a completion from the plan itself when the progress is silent', () => {
    const views = viewMilestones([milestone('m', mission('a', true))], nothingDone);
    expect(views[0]?.isCompleted).toBe(true);
  });

  it('ignores progress of milestones and missions that are not in the plan', () => {
    const views = viewMilestones(plan, {
      employeeId: 'e1',
      milestones: [
        { milestoneId: 'gone', missions: [doneAt('a')] },
        { milestoneId: 'm2', missions: [doneAt('a')] },
      ],
    });
    expect(views.flatMap(({ missions }) => missions).some((each) => each.isCompleted)).toBe(false);
  });
});

describe('the percentage', () => {
  it.each([
    [0, 3, 0],
    [1, 3, 33],
    [2, 3, 67],
    [1, 8, 13],
    [3, 3, 100],
    [199, 200, 100],
    [1, 300, 0],
  ])('of %i out of %i is %i', (completed, total, percentage) => {
    const missions = Array.from({ length: total }, (_, index) =>
      mission(`m${index}`, index < completed),
    );
    expect(tallyOf({ missions })).toEqual({ completed, total, percentage });
  });

  it('is 0 when there are no missions', () => {
    expect(tallyOf({ missions: [] })).toEqual({ completed: 0, total: 0, percentage: 0 });
  });
});

describe('completing a mission', () => {
  const now = new Date('2026-11-21T09:00:00.000Z');

  it('records when it was done', () => {
    expect(completeMission(nothingDone, 'm1', 'a', now)).toEqual({
      employeeId: 'e1',
      milestones: [
        {
          milestoneId: 'm1',
          missions: [{ id: 'a', isCompleted: true, completedAt: '2026-11-21T09:00:00.000Z' }],
        },
      ],
    });
  });

  it('keeps the first timestamp when it was done already', () => {
    const before = completeMission(nothingDone, 'm1', 'a', now);
    expect(completeMission(before, 'm1', 'a', new Date('2027-01-01'))).toEqual(before);
  });

  it('turns an open record into a completed one and leaves the others alone', () => {
    const before: EmployeeProgress = {
      employeeId: 'e1',
      milestones: [
        { milestoneId: 'm0', missions: [doneAt('x')] },
        {
          milestoneId: 'm1',
          missions: [{ id: 'a', isCompleted: false, completedAt: null }, doneAt('b')],
        },
      ],
    };
    const after = completeMission(before, 'm1', 'a', now);
    expect(after.milestones[0]).toBe(before.milestones[0]);
    expect(after.milestones[1]?.missions).toEqual([
      doneAt('b'),
      { id: 'a', isCompleted: true, completedAt: now.toISOString() },
    ]);
  });

  it('does not change what it was given', () => {
    const before = structuredClone(nothingDone);
    completeMission(nothingDone, 'm1', 'a', now);
    expect(nothingDone).toEqual(before);
  });
});

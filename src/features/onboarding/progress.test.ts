import { describe, expect, it } from 'vitest';
import type { EmployeeProgress, Milestone } from './model.ts';
import { progressOf as countOf, viewMilestones } from './progress.ts';
import { sampleMilestone as milestone, sampleMission } from './samples.ts';

const mission = (id: string, isCompleted = false) => sampleMission(id, { isCompleted });
const nothingDone: EmployeeProgress = { employeeId: 'e1', milestones: [] };
const doneAt = (id: string) => ({ id, isCompleted: true, completedAt: '2026-11-02T08:40:00.000Z' });

describe('the view of the milestones', () => {
  const plan = [milestone('m1', mission('a'), mission('b')), milestone('m2', mission('c'))];
  const progressOf = (milestoneId: string, ...ids: string[]) => ({
    employeeId: 'e1',
    milestones: [{ milestoneId, missions: ids.map(doneAt) }],
  });
  const statusesOf = (milestones: readonly Milestone[], progress: EmployeeProgress) =>
    viewMilestones(milestones, progress).map(({ status, missions }) => [
      status,
      ...missions.map((each) => each.status),
    ]);

  it('keeps the details of a mission, and adds what the progress says', () => {
    const { isCompleted: _, ...details } = mission('a');
    const [first] = viewMilestones(plan, progressOf('m1', 'a'));
    expect(first).toMatchObject({ id: 'm1', name: 'm1', status: 'open' });
    expect(first?.missions[0]).toEqual({
      ...details,
      status: 'completed',
      completedAt: '2026-11-02T08:40:00.000Z',
    });
    expect(first?.missions[1]).toMatchObject({ id: 'b', status: 'open', completedAt: null });
  });

  it('completes a milestone with its last mission', () => {
    expect(statusesOf(plan, progressOf('m1', 'a', 'b'))).toEqual([
      ['completed', 'completed', 'completed'],
      ['open', 'open'],
    ]);
  });

  it('counts a milestone without missions as completed', () => {
    expect(statusesOf([milestone('empty')], nothingDone)).toEqual([['completed']]);
  });

  it('takes a completion from the plan itself when the progress is silent', () => {
    expect(statusesOf([milestone('m', mission('a', true))], nothingDone)).toEqual([
      ['completed', 'completed'],
    ]);
  });

  it('ignores progress of milestones and missions that are not in the plan', () => {
    for (const progress of [progressOf('gone', 'a'), progressOf('m2', 'a')]) {
      expect(statusesOf(plan, progress).flat()).not.toContain('completed');
    }
  });
});

describe('the percentage', () => {
  it.each([
    [0, 0, 0],
    [0, 3, 0],
    [1, 3, 33],
    [2, 3, 67],
    [1, 8, 13],
    [3, 3, 100],
    [199, 200, 100],
    [1, 300, 0],
  ])('of %i out of %i is %i', (completed, total, percentage) => {
    const missions = Array.from({ length: total }, (_, index) => ({
      status: index < completed ? ('completed' as const) : ('open' as const),
    }));
    expect(countOf(missions)).toEqual({ completed, total, percentage });
  });
});

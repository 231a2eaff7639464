import { describe, expect, it } from 'vitest';
import { type NextStep, nextStep, resolveSelection, viewMilestones } from './journey.ts';
import type { EmployeeProgress, Milestone } from './model.ts';
import { noProgress, sampleMilestone, sampleMission } from './samples.ts';

/**
 * A plan in short: `ab C` are the milestones `m1` and `m2`, and their missions by id, of which the capital
 * letters are completed.
 */
const planOf = (text: string): Milestone[] =>
  text.split(' ').map((missions, index) => {
    const each = missions
      .split('')
      .map((id) => sampleMission(id.toLowerCase(), { isCompleted: id !== id.toLowerCase() }));
    return sampleMilestone(`m${index + 1}`, ...each);
  });

const viewOf = (text: string) => viewMilestones(planOf(text), noProgress);

describe('the view of the milestones', () => {
  const completedAt = '2026-11-02T08:40:00.000Z';
  const progressOf = (milestoneId: string, ...ids: string[]): EmployeeProgress => ({
    employeeId: 'e1',
    milestones: [
      { milestoneId, missions: ids.map((id) => ({ id, isCompleted: true, completedAt })) },
    ],
  });
  const statusesOf = (text: string, progress = noProgress) =>
    viewMilestones(planOf(text), progress).map(({ status, missions }) => [
      status,
      ...missions.map((each) => each.status),
    ]);

  it('keeps the details of a mission, and adds what the progress says', () => {
    const { isCompleted: _, ...details } = sampleMission('a');
    const [first] = viewMilestones(planOf('ab c'), progressOf('m1', 'a'));
    expect(first).toMatchObject({ id: 'm1', name: 'm1', status: 'open' });
    expect(first?.missions[0]).toEqual({ ...details, status: 'completed', completedAt });
    expect(first?.missions[1]).toMatchObject({ id: 'b', status: 'open', completedAt: null });
  });

  it('completes a milestone with its last mission', () => {
    expect(statusesOf('ab c', progressOf('m1', 'a', 'b'))).toEqual([
      ['completed', 'completed', 'completed'],
      ['open', 'open'],
    ]);
  });

  it('counts a milestone without missions as completed', () => {
    expect(statusesOf('')).toEqual([['completed']]);
  });

  it('takes a completion from the plan itself when the progress is silent', () => {
    expect(statusesOf('A')).toEqual([['completed', 'completed']]);
  });

  it('ignores progress of milestones and missions that are not in the plan', () => {
    for (const progress of [progressOf('gone', 'a'), progressOf('m2', 'a')]) {
      expect(statusesOf('ab c', progress).flat()).not.toContain('completed');
    }
  });
});

describe('a selection', () => {
  it.each([
    ['nothing before a choice', {}, []],
    ['the first mission with a milestone', { milestoneId: 'm1' }, ['m1', 'a']],
    ['the mission that is asked for', { milestoneId: 'm1', missionId: 'b' }, ['m1', 'b']],
    ['no mission where there is none', { milestoneId: 'm3' }, ['m3']],
    ['no unknown milestone', { milestoneId: 'nope' }, ['unknown milestone']],
    ['no mission of one', { milestoneId: 'nope', missionId: 'a' }, ['unknown mission']],
    ['no mission of elsewhere', { milestoneId: 'm1', missionId: 'c' }, ['m1', 'unknown mission']],
  ])('shows %s', (_name, selection, expected) => {
    const { milestone, mission, unknown } = resolveSelection(viewOf('ab c '), selection);
    const found = [milestone?.id, mission?.id, unknown && `unknown ${unknown}`];
    expect(found.filter(Boolean)).toEqual(expected);
  });
});

describe('the next step', () => {
  it.each<[string, string | undefined, string | undefined, string]>([
    ['abc de', undefined, 'a', 'the first of all'],
    ['ABc de', undefined, 'c', 'the first that is open'],
    ['AbC de', undefined, 'b', 'what was left open first'],
    ['Abc de', 'a', 'b', 'the one after it'],
    ['aBC de', 'b', 'a', 'what was left open in the same milestone, before the next one'],
    ['ABC DE', 'c', undefined, 'nothing when nothing is open'],
    ['ABC De', 'c', 'e', 'the first open one of the next milestone'],
    ['aB CD E', 'd', 'a', 'what was left open in an earlier milestone'],
    ['a  B', 'b', 'a', 'past a milestone without missions'],
  ])('in %s, after %s, is %s: %s', (plan, from, expected, _why) => {
    const milestones = viewOf(plan);
    const steps = milestones.flatMap((milestone): NextStep[] =>
      milestone.missions.map((mission) => ({ milestone, mission })),
    );
    const start = steps.find(({ mission }) => mission.id === from);
    expect(nextStep(milestones, start)?.mission.id).toBe(expected);
  });
});

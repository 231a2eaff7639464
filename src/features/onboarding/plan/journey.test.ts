import { describe, expect, it } from 'vitest';
import { noProgress, sampleMilestone, sampleMission, unknownDays } from '../testing/samples.ts';
import { journeyOf, type Selection, viewMilestones, viewPlan } from './journey.ts';
import type { EmployeeProgress, Milestone } from './model.ts';

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

describe('the view of the milestones', () => {
  const completedAt = '2026-11-02T08:40:00.000Z';
  const progressOf = (milestoneId: string, ...ids: string[]): EmployeeProgress => ({
    employeeId: 'e1',
    milestones: [
      { milestoneId, missions: ids.map((id) => ({ id, isCompleted: true, completedAt })) },
    ],
  });
  const statusesOf = (text: string, progress = noProgress) =>
    viewMilestones(planOf(text), progress, unknownDays).map(({ status, missions }) => [
      status,
      ...missions.map((each) => each.status),
    ]);

  it('keeps the details of a mission, and adds what the progress says', () => {
    const { isCompleted: _, ...details } = sampleMission('a');
    const plan = planOf('ab c').map((milestone) => ({ ...milestone, lang: 'en' as const }));
    const [first] = viewMilestones(plan, progressOf('m1', 'a'), unknownDays);
    expect(first).toMatchObject({ id: 'm1', name: 'm1', lang: 'en', status: 'open' });
    expect(first?.missions[0]).toEqual({
      ...details,
      status: 'completed',
      completedAt: new Date(completedAt),
    });
    expect(first?.missions[1]).toMatchObject({ id: 'b', status: 'open', completedAt: undefined });
  });

  it('knows which steps of a mission are checked, and nothing of those of an earlier text', () => {
    const milestone = sampleMilestone('m1', sampleMission('a', { steps: ['one', 'two'] }));
    const steps = { gone: 1, one: 2, two: 3 };
    const mission = { id: 'a', isCompleted: false, completedAt: null, steps } as const;
    const progress = { employeeId: 'e1', milestones: [{ milestoneId: 'm1', missions: [mission] }] };
    const [view] = viewMilestones([milestone], progress, unknownDays);
    expect(view?.missions[0]).toMatchObject({ status: 'open', checkedSteps: ['two'] });
  });

  it('completes a milestone with its last mission, and one that has none', () => {
    expect(statusesOf('ab c ', progressOf('m1', 'a', 'b'))).toEqual([
      ['completed', 'completed', 'completed'],
      ['open', 'open'],
      ['completed'],
    ]);
  });

  const missions = [sampleMission('a', { day: 2 }), sampleMission('b'), sampleMission('c')];
  const week = { ...sampleMilestone('m1', ...missions), day: 5 };

  it('says days of what is open, a mission without one being due with its milestone', () => {
    const calendar = { firstDay: '2026-11-02', today: '2026-11-02' };
    const [view] = viewMilestones([week], progressOf('m1', 'c'), calendar);
    expect(view?.due).toMatchObject({ date: '2026-11-06', nearness: 'later' });
    expect(view?.missions.map(({ due }) => due?.date)).toEqual([
      '2026-11-03',
      '2026-11-06',
      undefined,
    ]);
    const [done] = viewMilestones([week], progressOf('m1', 'a', 'b', 'c'), calendar);
    expect(done?.due).toBeUndefined();
  });

  it('finds today among the completed as well, a mission without a day being due with its milestone', () => {
    const plan = [week, { ...sampleMilestone('m2'), day: 12 }];
    const calendar = { firstDay: '2026-11-02', today: '2026-11-07' };
    const view = viewPlan(plan, progressOf('m1', 'a', 'b', 'c'), {}, calendar);
    expect([view.milestonesBeforeToday, view.milestones[0]?.missionsBeforeToday]).toEqual([1, 3]);
  });

  it('ignores progress of milestones and missions that are not in the plan', () => {
    for (const progress of [progressOf('gone', 'a'), progressOf('m2', 'a')]) {
      expect(statusesOf('ab c', progress).flat()).not.toContain('completed');
    }
  });
});

describe('a selection', () => {
  it.each<[string, Selection, string, string]>([
    ['nothing before a choice', {}, 'ab c ', 'overview'],
    ['the first mission with a milestone', { milestoneId: 'm1' }, 'ab c ', 'mission m1 a'],
    ['the selected mission', { milestoneId: 'm1', missionId: 'b' }, 'ab c ', 'mission m1 b'],
    ['no mission where there is none', { milestoneId: 'm3' }, 'ab c ', 'milestone m3'],
    ['no unknown milestone', { milestoneId: 'nope' }, 'ab', 'overview, unknown milestone'],
    ['no mission without a milestone', { missionId: 'a' }, 'ab', 'overview, unknown mission'],
    [
      'no mission of elsewhere',
      { milestoneId: 'm1', missionId: 'c' },
      'ab c',
      'milestone m1, unknown mission',
    ],
  ])('shows %s', (_name, selection, plan, expected) => {
    const { selected } = viewPlan(planOf(plan), noProgress, selection, unknownDays);
    const found = [selected.kind, selected.milestone?.id, selected.mission?.id]
      .filter(Boolean)
      .join(' ');
    expect(selected.unknown ? `${found}, unknown ${selected.unknown}` : found).toBe(expected);
  });
});

describe('the journey', () => {
  it.each<[string, string | undefined, string, string]>([
    ['abc de', undefined, 'a', 'the first of all'],
    ['AbC de', undefined, 'b', 'the first that is open'],
    ['aBc de', 'b', 'c', 'the one after it'],
    ['a bC d', 'c', 'b', 'what was left open in the same milestone, before any other'],
    ['a BC de', 'c', 'd', 'the first open one of the next milestone'],
    ['a  B', 'b', 'a', 'what was left open in an earlier milestone, past one without missions'],
    ['ABC DE', 'c', 'completed', 'nothing when nothing is open'],
    [' ', undefined, 'none', 'no journey without missions'],
  ])('of %s, from %s, goes on with %s: %s', (text, from, expected, _why) => {
    const plan = planOf(text);
    const start = plan.find(({ missions }) => missions.some(({ id }) => id === from));
    const selection = { milestoneId: start?.id, missionId: from };
    const { journey, next } = viewPlan(plan, noProgress, selection, unknownDays);
    expect(next?.mission.id ?? journey).toBe(expected);
  });

  it.each([
    [0, 0, 'none', 'no mission at all'],
    [2, 2, 'completed', 'every mission completed'],
    [1, 2, 'open', 'one that is open, also if nothing is next because it is passed over'],
  ])('of %i of %i missions is %s: %s', (completed, total, expected, _why) => {
    expect(journeyOf({ completed, total })).toBe(expected);
  });
});

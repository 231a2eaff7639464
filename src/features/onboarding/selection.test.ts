import { expect, it } from 'vitest';
import type { MilestoneView } from './progress.ts';
import { resolveSelection } from './selection.ts';

const mission = (id: string) =>
  ({
    id,
    title: id,
    description: '',
    tag: 'HR',
    tagColor: 'red',
    status: 'open',
    completedAt: null,
  }) as const;
const milestone = (id: string, ...missionIds: string[]): MilestoneView => ({
  id,
  name: id,
  missions: missionIds.map(mission),
  status: 'open',
});
const milestones = [milestone('one', 'a', 'b'), milestone('two', 'c'), milestone('empty')];

it('selects nothing before a choice', () => {
  expect(resolveSelection(milestones, {})).toEqual({ milestone: undefined, mission: undefined });
});

it('selects the first mission with a milestone', () => {
  const selected = resolveSelection(milestones, { milestoneId: 'one' });
  expect([selected.milestone?.id, selected.mission?.id]).toEqual(['one', 'a']);
});

it('selects the mission that is asked for', () => {
  expect(resolveSelection(milestones, { milestoneId: 'one', missionId: 'b' }).mission?.id).toBe(
    'b',
  );
});

it('selects no mission in a milestone without any', () => {
  const selected = resolveSelection(milestones, { milestoneId: 'empty' });
  expect([selected.milestone?.id, selected.mission]).toEqual(['empty', undefined]);
});

it('selects nothing for an unknown milestone, even with a known mission', () => {
  expect(resolveSelection(milestones, { milestoneId: 'nope', missionId: 'a' })).toEqual({
    milestone: undefined,
    mission: undefined,
  });
});

it('selects no mission for one that is unknown or belongs elsewhere', () => {
  expect(
    resolveSelection(milestones, { milestoneId: 'one', missionId: 'c' }).mission,
  ).toBeUndefined();
});

import { expect, it } from 'vitest';
import { viewMilestones } from './progress.ts';
import { sampleMilestone, sampleMission } from './samples.ts';
import { resolveSelection } from './selection.ts';

const milestones = viewMilestones(
  [
    sampleMilestone('one', sampleMission('a'), sampleMission('b')),
    sampleMilestone('two', sampleMission('c')),
    sampleMilestone('empty'),
  ],
  { employeeId: 'e1', milestones: [] },
);

it.each([
  ['nothing before a choice', {}, [undefined, undefined]],
  ['the first mission with a milestone', { milestoneId: 'one' }, ['one', 'a']],
  ['the mission that is asked for', { milestoneId: 'one', missionId: 'b' }, ['one', 'b']],
  ['no mission where there is none', { milestoneId: 'empty' }, ['empty', undefined]],
  ['no unknown milestone', { milestoneId: 'nope', missionId: 'a' }, [undefined, undefined]],
  ['no mission of elsewhere', { milestoneId: 'one', missionId: 'c' }, ['one', undefined]],
])('selects %s', (_name, selection, expected) => {
  const { milestone, mission } = resolveSelection(milestones, selection);
  expect([milestone?.id, mission?.id]).toEqual(expected);
});

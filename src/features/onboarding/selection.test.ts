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
  ['nothing before a choice', {}, []],
  ['the first mission with a milestone', { milestoneId: 'one' }, ['one', 'a']],
  ['the mission that is asked for', { milestoneId: 'one', missionId: 'b' }, ['one', 'b']],
  ['no mission where there is none', { milestoneId: 'empty' }, ['empty']],
  ['no unknown milestone', { milestoneId: 'nope' }, ['unknown milestone']],
  ['no mission of one', { milestoneId: 'nope', missionId: 'a' }, ['unknown mission']],
  ['no mission of elsewhere', { milestoneId: 'one', missionId: 'c' }, ['one', 'unknown mission']],
])('selects %s', (_name, selection, expected) => {
  const { milestone, mission, unknown } = resolveSelection(milestones, selection);
  const found = [milestone?.id, mission?.id, unknown && `unknown ${unknown}`];
  expect(found.filter(Boolean)).toEqual(expected);
});

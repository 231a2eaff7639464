import { expect, it } from 'vitest';
import { viewMilestones } from './progress.ts';
import { sampleMilestone, sampleMission } from './samples.ts';
import { completionSentences, progressSentence } from './sentences.ts';

const milestone = (name: string, ...done: boolean[]) =>
  sampleMilestone(
    name,
    ...done.map((isCompleted, index) => sampleMission(`${name}-${index}`, { isCompleted })),
  );
const viewsOf = (...milestones: ReturnType<typeof milestone>[]) =>
  viewMilestones(milestones, { employeeId: 'e1', milestones: [] });

it('says how far a milestone is', () => {
  const sentences = viewsOf(milestone('Orientation', true, false)).map(progressSentence);
  expect(sentences).toEqual(['Orientation: 1 of 2 missions completed']);
});

it.each([
  [
    'the new count',
    viewsOf(milestone('Orientation', true, false)),
    ['Well done. 1 of 2 missions completed in Orientation.'],
  ],
  [
    'that the milestone is complete',
    viewsOf(milestone('Orientation', true, true), milestone('Lunch', false)),
    ['Well done. 2 of 2 missions completed in Orientation.', 'Orientation is complete.'],
  ],
  [
    'that the plan is complete',
    viewsOf(milestone('Orientation', true), milestone('Empty')),
    [
      'Well done. 1 of 1 missions completed in Orientation.',
      'Every milestone of your plan is complete.',
    ],
  ],
])('says %s after a completion', (_name, milestones, expected) => {
  expect(milestones[0] && completionSentences(milestones[0], milestones)).toEqual(expected);
});

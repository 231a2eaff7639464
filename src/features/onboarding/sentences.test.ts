import { expect, it } from 'vitest';
import type { Status } from '#components/status.ts';
import { completionSentences, progressSentence } from './sentences.ts';

const statusOf = (isDone: boolean): Status => (isDone ? 'completed' : 'open');

const milestone = (name: string, ...done: boolean[]) => ({
  id: name,
  name,
  status: statusOf(done.every(Boolean)),
  missions: done.map((isDone, index) => ({
    id: `${name}-${index}`,
    title: 'Do it',
    description: '',
    tag: 'HR',
    tagColor: 'blue' as const,
    status: statusOf(isDone),
    completedAt: null,
  })),
});

it('says how far a milestone is', () => {
  expect(progressSentence(milestone('Orientation', true, false))).toBe(
    'Orientation: 1 of 2 missions completed',
  );
});

it('gives the new count after a completion', () => {
  const orientation = milestone('Orientation', true, false);
  expect(completionSentences(orientation, [orientation])).toEqual([
    'Well done. 1 of 2 missions completed in Orientation.',
  ]);
});

it('says that the milestone is complete with its last mission', () => {
  const orientation = milestone('Orientation', true, true);
  expect(completionSentences(orientation, [orientation, milestone('Lunch', false)])).toEqual([
    'Well done. 2 of 2 missions completed in Orientation.',
    'Orientation is complete.',
  ]);
});

it('says that the plan is complete with the last mission of all', () => {
  const orientation = milestone('Orientation', true);
  expect(completionSentences(orientation, [orientation, milestone('Empty')])).toEqual([
    'Well done. 1 of 1 missions completed in Orientation.',
    'Every milestone of your plan is complete.',
  ]);
});

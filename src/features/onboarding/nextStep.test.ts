import { expect, it } from 'vitest';
import { type NextStep, nextStep } from './nextStep.ts';
import { viewMilestones } from './progress.ts';
import { sampleMilestone, sampleMission } from './samples.ts';

/** A plan in short: `ab C` are two milestones of missions, of which the capital letters are completed. */
function planOf(text: string) {
  const plan = text.split(' ').map((missions, index) => {
    const each = missions
      .split('')
      .map((id) => sampleMission(id.toLowerCase(), { isCompleted: id !== id.toLowerCase() }));
    return sampleMilestone(`m${index + 1}`, ...each);
  });
  return viewMilestones(plan, { employeeId: 'e1', milestones: [] });
}

/** What comes after a mission; after none, where to begin. */
function nextOf(text: string, id?: string): string | undefined {
  const milestones = planOf(text);
  const steps = milestones.flatMap((milestone): NextStep[] =>
    milestone.missions.map((mission) => ({ milestone, mission })),
  );
  return nextStep(
    milestones,
    steps.find(({ mission }) => mission.id === id),
  )?.mission.id;
}

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
])('in %s, after %s comes %s: %s', (plan, from, expected, _why) => {
  expect(nextOf(plan, from)).toBe(expected);
});

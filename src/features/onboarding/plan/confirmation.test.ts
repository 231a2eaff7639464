import { expect, it } from 'vitest';
import { portalWords } from '#components/words/en/portal.ts';
import { noProgress, sampleMilestone, sampleMission, unknownDays } from '../testing/samples.ts';
import { confirmationOf, planCompletedText } from './confirmation.ts';
import { viewPlan } from './journey.ts';

const completed = sampleMission('a', { isCompleted: true });
const open = sampleMission('b');
const plans = {
  'a mission': [sampleMilestone('First Day', completed, open)],
  'the last of a milestone': [
    sampleMilestone('First Day', completed),
    sampleMilestone('Later', open),
  ],
  'the last of the plan': [sampleMilestone('First Day', completed)],
};

function confirm(plan: keyof typeof plans, persistenceNews?: string) {
  const view = viewPlan(plans[plan], noProgress, {}, unknownDays);
  const [milestone] = view.milestones;
  if (!milestone) throw new Error('The plan has no milestone.');
  return confirmationOf(milestone, view, persistenceNews, portalWords.completion);
}

it.each<[keyof typeof plans, string, readonly string[]]>([
  [
    'a mission',
    'Well done. 1 of 2 missions completed in First Day.',
    ['Well done.', '1 of 2 missions completed in First Day.'],
  ],
  [
    'the last of a milestone',
    'First Day is complete. Well done: you have completed 1 mission.',
    ['First Day is complete.', 'Well done: you have completed 1 mission.'],
  ],
  [
    'the last of the plan',
    'Every milestone in your plan is complete. You have completed every mission in your plan. Thank you for seeing it through.',
    [],
  ],
])('after %s is heard: %s', (plan, heard, seen) => {
  const confirmation = confirm(plan);
  expect(confirmation.heard).toBe(heard);
  expect(confirm(plan, 'It is saved.').heard).toBe(`${heard} It is saved.`);
  const { title, text } = confirmation.seen ?? {};
  expect([title, text].filter(Boolean)).toEqual(seen);
});

it('draws the progress of the milestone, and knows which name is somebody else’s', () => {
  expect(confirm('a mission').seen).toMatchObject({
    names: ['First Day'],
    progress: { completed: 1, total: 2 },
  });
});

it('says from when to when the plan was completed', () => {
  const { milestones } = viewPlan(plans['the last of a milestone'], noProgress, {}, unknownDays);
  const days = [new Date(2026, 10, 22, 9), new Date(2026, 10, 2, 9)];
  const dated = milestones.map((milestone, index) => ({
    ...milestone,
    missions: milestone.missions.map((each) => ({ ...each, completedAt: days[index] })),
  }));
  const text = planCompletedText(dated, portalWords.completion);
  expect(text).toMatch(/ plan \(November 2\s–\s22, 2026\)\. /);
});

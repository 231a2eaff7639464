import { expect, it } from 'vitest';
import { portalWords } from '#components/words/en/portal.ts';
import { sampleMilestone, sampleMission, unknownDays } from '../testing/samples.ts';
import { confirmationOf } from './confirmation.ts';
import { viewPlan } from './journey.ts';

const completed = sampleMission('a');
const open = sampleMission('b');
const last = sampleMission('c');
const on = (id: string, day: number) =>
  ({ id, isCompleted: true, completedAt: new Date(2026, 10, day, 9).toISOString() }) as const;
const progress = {
  employeeId: 'e1',
  milestones: [{ milestoneId: 'First Day', missions: [on('a', 22), on('c', 2)] }],
};
const plans = {
  'a mission': [sampleMilestone('First Day', completed, open)],
  'the last of a milestone': [
    sampleMilestone('First Day', completed),
    sampleMilestone('Later', open),
  ],
  'the last of the plan': [sampleMilestone('First Day', completed, last)],
};

function confirm(plan: keyof typeof plans, persistenceNews?: string) {
  const view = viewPlan(plans[plan], progress, {}, unknownDays);
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
    'Every milestone in your plan is complete. You have completed every mission in your plan (November 2 – 22, 2026). Thank you for seeing it through.',
    [],
  ],
])('after %s is heard: %s', (plan, heard, seen) => {
  const confirmation = confirm(plan);
  // A range of days may have thin spaces.
  expect(confirmation.heard.replaceAll(/\s/g, ' ')).toBe(heard);
  expect(confirm(plan, 'It is saved.').heard).toBe(`${confirmation.heard} It is saved.`);
  const { title, text } = confirmation.seen ?? {};
  expect([title, text].filter(Boolean)).toEqual(seen);
});

it('draws the progress of the milestone, and knows which name is somebody else’s', () => {
  expect(confirm('a mission').seen).toMatchObject({
    names: ['First Day'],
    progress: { completed: 1, total: 2 },
  });
});

import { expect, it } from 'vitest';
import { portalWords as words } from '#components/words/en/portal.ts';
import { viewPlan } from '../plan/journey.ts';
import { sampleMilestone, sampleMission, unknownDays } from '../testing/samples.ts';
import { confirmationOf, type PressFacts, presses, sentenceOf } from './presses.ts';

const completed = sampleMission('a');
const open = sampleMission('b');
const last = sampleMission('c');
const checked = sampleMission('d', { steps: ['one'] });
const unchecked = sampleMission('d', { steps: ['two'] });
const on = (id: string, day: number) =>
  ({ id, isCompleted: true, completedAt: new Date(2026, 10, day, 9).toISOString() }) as const;
const steps = {
  id: 'd',
  isCompleted: false,
  completedAt: null,
  steps: { one: 1, two: 2 },
} as const;
const progress = {
  employeeId: 'e1',
  milestones: [{ milestoneId: 'First Day', missions: [on('a', 22), on('c', 2), steps] }],
};
const later = sampleMilestone('Later', open);
const plans = {
  'a mission': [sampleMilestone('First Day', completed, open)],
  'the last of a milestone': [sampleMilestone('First Day', completed), later],
  'the last of the plan': [sampleMilestone('First Day', completed, last)],
  'the last step': [sampleMilestone('First Day', checked)],
  'a step': [sampleMilestone('First Day', unchecked)],
  'the last step of a completed mission': [
    sampleMilestone('First Day', sampleMission('a', { steps: [] })),
    later,
  ],
};

/** The facts after a press that selects the second milestone, if the plan has one. */
function facts(plan: keyof typeof plans, given: Partial<PressFacts> = {}): PressFacts {
  const view = viewPlan(plans[plan], progress, { milestoneId: 'First Day' }, unknownDays);
  const [from, to] = view.milestones;
  return { from, to, view, persistence: 'saved', saving: undefined, words, ...given };
}

const saved = ' From now on, your progress is saved for your account, on this device only.';

it.each<[keyof typeof presses, keyof typeof plans, string]>([
  ['milestone', 'the last of a milestone', 'Later: 0 of 1 mission completed'],
  ['mission', 'a mission', ''],
  ['missionList', 'a mission', ''],
  ['next', 'the last of a milestone', 'Later: 0 of 1 mission completed'],
  ['complete', 'a mission', 'Well done. 1 of 2 missions completed in First Day.'],
  [
    'complete',
    'the last of a milestone',
    'First Day is complete. Well done: you have completed 1 mission.',
  ],
  [
    'complete',
    'the last of the plan',
    'Every milestone in your plan is complete. You made it all the way (November 2 – 22, 2026), and we are glad you are here.',
  ],
  ['check', 'the last step', words.mission.completionOffer],
  ['check', 'a step', ''],
  ['check', 'the last step of a completed mission', ''],
  ['remove', 'a mission', words.persistence.saved],
])('%s, %s, says: %s', (press, plan, expected) => {
  const { say } = presses[press];
  // A range of days may have thin spaces.
  expect(sentenceOf(say, facts(plan)).replaceAll(/\s/g, ' ')).toBe(expected);
});

it.each<[keyof typeof presses, boolean]>([
  ['complete', true],
  ['check', true],
  ['next', false],
])('%s says last that saving begins: %s', (press, isSaid) => {
  const { say } = presses[press];
  const sentence = sentenceOf(say, facts('the last step', { saving: 'begun' }));
  expect(sentence.endsWith(saved)).toBe(isSaid);
});

it('a next step says no milestone if it stays in it, or if none was selected', () => {
  const { say } = presses.next;
  const { to } = facts('the last of a milestone');
  for (const from of [to, undefined]) {
    expect(sentenceOf(say, facts('the last of a milestone', { from, to }))).toBe('');
  }
});

it('a removal says what has become of it', () => {
  const given = facts('a mission', { persistence: 'removed' });
  expect(sentenceOf(presses.remove.say, given)).toBe(words.persistence.removed);
});

it('the confirmation has the progress of the milestone, and knows which name is somebody else’s', () => {
  const { milestone } = facts('a mission').view.selected;
  expect(milestone && confirmationOf(milestone, words.completion)).toEqual({
    title: 'Well done.',
    text: '1 of 2 missions completed in First Day.',
    names: ['First Day'],
    progress: { completed: 1, total: 2 },
  });
});

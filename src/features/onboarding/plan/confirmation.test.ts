import { expect, it } from 'vitest';
import { portalWords } from '#components/words/en/portal.ts';
import { persistenceText } from '../progress/persistenceMessages.ts';
import type { Persistence } from '../progress/progressStore.ts';
import { noProgress, sampleMilestone, sampleMission, unknownDays } from '../testing/samples.ts';
import { confirmationOf, type KeepingNews, planCompletedText } from './confirmation.ts';
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

function confirm(
  plan: keyof typeof plans,
  persistence: Persistence,
  news: KeepingNews,
  hasProgressLink = false,
) {
  const view = viewPlan(plans[plan], noProgress, {}, unknownDays);
  const [milestone] = view.milestones;
  if (!milestone) throw new Error('The plan has no milestone.');
  return confirmationOf(milestone, view, { persistence, news, hasProgressLink }, portalWords);
}

const onlyHere = 'Your progress is only on this page.';

it.each<[keyof typeof plans, string, readonly string[]]>([
  [
    'a mission',
    `Well done. 1 of 2 missions completed in First Day. ${onlyHere}`,
    ['Well done.', '1 of 2 missions completed in First Day.'],
  ],
  [
    'the last of a milestone',
    `First Day is complete. Well done. 1 of 1 missions completed in First Day. ${onlyHere}`,
    ['First Day is complete.', 'Well done. 1 of 1 missions completed in First Day.'],
  ],
  [
    'the last of the plan',
    `Every milestone of your plan is complete. You have completed every mission of your plan. Thank you for each step. ${onlyHere}`,
    [],
  ],
])('after %s is heard: %s', (plan, heard, seen) => {
  const confirmation = confirm(plan, 'off', 'briefOffer');
  expect(confirmation.heard).toBe(heard);
  const { title, text } = confirmation.seen ?? {};
  expect([title, text].filter(Boolean)).toEqual(seen);
});

it('draws the progress of the milestone, and knows which name is somebody else’s', () => {
  expect(confirm('a mission', 'off', 'offer').seen).toMatchObject({
    names: ['First Day'],
    progress: { completed: 1, total: 2 },
  });
});

const forgets = 'Completed missions are forgotten when you reload this page or sign out.';
const kept = 'Saved on this device.';
const refused =
  'This browser did not let us save what you completed last. It is still here until you reload this page or sign out.';

const fromNowOn = 'From now on, your progress is saved on this device, for your account alone.';

it.each<[Persistence, KeepingNews, string, string, string[]]>([
  ['off', 'offer', 'offer', forgets, ['keep']],
  ['off', 'briefOffer', 'briefOffer', onlyHere, ['keep']],
  // Forgotten since.
  ['off', 'begun', 'briefOffer', onlyHere, ['keep']],
  ['on', 'offer', 'line', kept, []],
  ['on', 'briefOffer', 'line', kept, []],
  ['on', 'begun', 'line', fromNowOn, ['forget']],
  ['unavailable', 'offer', 'offer', refused, ['keep']],
  ['unavailable', 'briefOffer', 'offer', refused, ['keep']],
  ['unavailable', 'begun', 'offer', refused, ['keep']],
])(
  'persistence %s, news %s: heard last and seen as %s: %s',
  (persistence, news, kind, text, choices) => {
    for (const plan of ['a mission', 'the last of the plan'] as const) {
      const confirmation = confirm(plan, persistence, news);
      const message = confirmation.persistenceMessage;
      expect(message).toMatchObject({ kind, choices });
      expect(persistenceText(message, portalWords.persistence)).toBe(text);
      expect(confirmation.heard.endsWith(`. ${text}`)).toBe(true);
    }
  },
);

it('the press on Forget is answered', () => {
  const { persistenceMessage } = confirm('a mission', 'off', 'begun');
  expect(persistenceText(persistenceMessage, portalWords.persistence, 'forget')).toBe(
    `What was saved on this device is removed. ${onlyHere}`,
  );
});

it.each([
  [false, `${kept} At the top of this page you can forget it.`],
  [true, `${kept} At the top of this page you can forget it, or take it to another device.`],
])('the press on Keep is answered; with a progress link: %s', (hasProgressLink, text) => {
  const { persistenceMessage } = confirm('a mission', 'on', 'offer', hasProgressLink);
  expect(persistenceText(persistenceMessage, portalWords.persistence, 'keep')).toBe(text);
});

it('says from when to when the plan was completed', () => {
  const { milestones } = viewPlan(plans['the last of a milestone'], noProgress, {}, unknownDays);
  const days = [new Date(2026, 10, 22, 9), new Date(2026, 10, 2, 9)];
  const dated = milestones.map((milestone, index) => ({
    ...milestone,
    missions: milestone.missions.map((each) => ({ ...each, completedAt: days[index] })),
  }));
  const text = planCompletedText(dated, portalWords.completion);
  expect(text).toMatch(/ plan, November 2\s–\s22, 2026\. /);
});

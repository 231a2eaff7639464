import { expect, it } from 'vitest';
import { portalWords } from '#components/words/en/portal.ts';
import {
  type Choice,
  type PersistenceMessage,
  persistenceText,
} from '../progress/persistenceMessages.ts';
import type { Persistence } from '../progress/progressStore.ts';
import { noProgress, sampleMilestone, sampleMission, unknownDays } from '../testing/samples.ts';
import { confirmationOf, type PersistenceNews, planCompletedText } from './confirmation.ts';
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
  news: PersistenceNews,
  hasProgressLink = false,
  mayBeCleared = false,
) {
  const view = viewPlan(plans[plan], noProgress, {}, unknownDays);
  const [milestone] = view.milestones;
  if (!milestone) throw new Error('The plan has no milestone.');
  return confirmationOf(
    milestone,
    view,
    { persistence, mayBeCleared, news, hasProgressLink },
    portalWords,
  );
}

const sentences = portalWords.persistence;
const { notSaved } = sentences;

it.each<[keyof typeof plans, string, readonly string[]]>([
  [
    'a mission',
    `Well done. 1 of 2 missions completed in First Day. ${notSaved}`,
    ['Well done.', '1 of 2 missions completed in First Day.'],
  ],
  [
    'the last of a milestone',
    `First Day is complete. Well done: you have completed 1 mission. ${notSaved}`,
    ['First Day is complete.', 'Well done: you have completed 1 mission.'],
  ],
  [
    'the last of the plan',
    `Every milestone in your plan is complete. You have completed every mission in your plan. Thank you for seeing it through. ${notSaved}`,
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

it.each<[Persistence, PersistenceNews, string, PersistenceMessage['says'], string[]]>([
  ['off', 'offer', 'offer', 'willBeLost', ['save']],
  ['off', 'briefOffer', 'briefOffer', 'notSaved', ['save']],
  // Removed since.
  ['off', 'begun', 'briefOffer', 'notSaved', ['save']],
  ['on', 'offer', 'line', 'saved', []],
  ['on', 'briefOffer', 'line', 'saved', []],
  ['on', 'begun', 'line', 'begun', ['remove']],
  ['unavailable', 'offer', 'offer', 'refused', ['save']],
  ['unavailable', 'briefOffer', 'offer', 'refused', ['save']],
  ['unavailable', 'begun', 'offer', 'refused', ['save']],
])(
  'persistence %s, news %s: heard last and seen as %s: %s',
  (persistence, news, kind, says, choices) => {
    for (const plan of ['a mission', 'the last of the plan'] as const) {
      const confirmation = confirm(plan, persistence, news);
      expect(confirmation.persistenceMessage).toMatchObject({ kind, says, choices });
      expect(confirmation.heard.endsWith(`. ${sentences[says]}`)).toBe(true);
    }
  },
);

it.each<[Persistence, PersistenceNews, boolean, Choice, PersistenceMessage['says']]>([
  ['off', 'begun', false, 'remove', 'hasRemoved'],
  ['on', 'offer', false, 'save', 'hasSaved'],
  ['on', 'offer', true, 'save', 'hasSavedWithLink'],
])(
  'persistence %s, news %s, with a progress link: %s, the press on %s is answered: %s',
  (persistence, news, hasProgressLink, choice, says) => {
    const confirmation = confirm('a mission', persistence, news, hasProgressLink);
    const text = persistenceText(confirmation.persistenceMessage, sentences, choice);
    expect(text).toBe(sentences[says]);
  },
);

it.each([
  [false, true, undefined],
  [true, false, 'mayBeRemoved'],
  [true, true, 'mayBeRemovedWithLink'],
])(
  'where progress has begun to be saved, the browser may clear it: %s, with a progress link: %s, it says %s',
  (mayBeCleared, hasProgressLink, limit) => {
    const { persistenceMessage } = confirm(
      'a mission',
      'on',
      'begun',
      hasProgressLink,
      mayBeCleared,
    );
    expect(persistenceMessage).toMatchObject({ says: 'begun', limit });
  },
);

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

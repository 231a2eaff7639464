import { expect, it } from 'vitest';
import { type Arrival, arriveAt } from './arrival.ts';

const selections = {
  nothing: { selection: {}, selected: { kind: 'overview', unknown: undefined } },
  'no plan': { selection: {}, selected: { kind: 'noPlan' } },
  'a milestone': { selection: { milestoneId: 'm1' }, selected: { kind: 'mission' } },
  'a milestone without missions': {
    selection: { milestoneId: 'm2' },
    selected: { kind: 'milestone', unknown: undefined },
  },
  'a mission': { selection: { milestoneId: 'm1', missionId: 'a' }, selected: { kind: 'mission' } },
  'an unknown mission': {
    selection: { milestoneId: 'm1', missionId: 'gone' },
    selected: { kind: 'milestone', unknown: 'mission' },
  },
  'an unknown milestone': {
    selection: { milestoneId: 'gone' },
    selected: { kind: 'overview', unknown: 'milestone' },
  },
} as const satisfies Record<string, Pick<Arrival, 'selection' | 'selected'>>;

const occasions = {
  'a start': { isFirst: true, isFocusLost: true },
  'a start, the focus somewhere': { isFirst: true, isFocusLost: false },
  'a sign-in': { isFirst: true, isFocusLost: true, takesFocus: true },
  Back: { isFocusLost: false },
  'Back, the focus lost': { isFocusLost: true },
} as const satisfies Record<string, Partial<Arrival>>;

it.each<[keyof typeof occasions, keyof typeof selections, string]>([
  ['a start', 'nothing', 'focus stays, jump to top'],
  ['a start', 'no plan', 'focus stays, jump to top'],
  ['a start', 'a milestone', 'focus stays, smooth to milestone'],
  ['a start', 'a mission', 'focus to mission, jump to mission'],
  ['a start', 'an unknown mission', 'focus to page, jump to top'],
  ['a start', 'an unknown milestone', 'focus stays, jump to top'],
  ['a start, the focus somewhere', 'a mission', 'focus stays, jump to mission'],
  ['a sign-in', 'nothing', 'focus to page, jump to top'],
  ['a sign-in', 'a milestone', 'focus to mission, smooth to milestone'],
  ['a sign-in', 'a milestone without missions', 'focus to page, smooth to milestone'],
  ['a sign-in', 'a mission', 'focus to mission, jump to mission'],
  ['Back', 'nothing', 'focus stays, stopAndJump to top'],
  ['Back', 'a milestone', 'focus stays, smooth to milestone'],
  ['Back', 'a mission', 'focus stays, stopAndJump to mission'],
  ['Back', 'an unknown mission', 'focus stays, stopAndJump to top'],
  ['Back, the focus lost', 'nothing', 'focus to page, stopAndJump to top'],
  ['Back, the focus lost', 'a milestone', 'focus to mission, smooth to milestone'],
  ['Back, the focus lost', 'a mission', 'focus to mission, stopAndJump to mission'],
])('%s with %s: %s', (occasion, what, expected) => {
  const arrival = {
    isFirst: false,
    takesFocus: false,
    ...occasions[occasion],
    ...selections[what],
  };
  const { focus, scroll, motion = 'smooth' } = arriveAt(arrival);
  expect(`${focus === 'stays' ? 'focus stays' : `focus to ${focus}`}, ${motion} to ${scroll}`).toBe(
    expected,
  );
});

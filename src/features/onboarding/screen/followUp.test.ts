import { expect, it } from 'vitest';
import { followUp, type SelectionChange } from './followUp.ts';

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
} as const satisfies Record<string, Pick<SelectionChange, 'selection' | 'selected'>>;

const occasions = {
  'a start': { origin: 'history', isFirst: true, isFocusLost: true },
  'a start, the focus somewhere': { origin: 'history', isFirst: true, isFocusLost: false },
  'a sign-in': { origin: 'history', isFirst: true, isFocusLost: true, takesFocus: true },
  Back: { origin: 'history', isFocusLost: false },
  'Back, the focus lost': { origin: 'history', isFocusLost: true },
  'a press': { origin: 'press', isFocusLost: false },
  'a press in Safari': { origin: 'press', isFocusLost: true },
} as const satisfies Record<string, Partial<SelectionChange>>;

it.each<[keyof typeof occasions, keyof typeof selections, string]>([
  ['a start', 'nothing', 'focus stays, jump to top'],
  ['a start', 'no plan', 'focus stays, jump to top'],
  ['a start', 'a milestone', 'focus stays, smooth to milestone'],
  ['a start', 'a mission', 'focus to mission after a delay, jump to mission'],
  ['a start', 'an unknown mission', 'focus to page after a delay, jump to top'],
  ['a start', 'an unknown milestone', 'focus stays, jump to top'],
  ['a start, the focus somewhere', 'a mission', 'focus stays, jump to mission'],
  ['a sign-in', 'nothing', 'focus to page after a delay, jump to top'],
  ['a sign-in', 'a milestone', 'focus to mission after a delay, smooth to milestone'],
  ['a sign-in', 'a milestone without missions', 'focus to page after a delay, smooth to milestone'],
  ['a sign-in', 'a mission', 'focus to mission after a delay, jump to mission'],
  ['Back', 'nothing', 'focus stays, stopAndJump to top'],
  ['Back', 'a milestone', 'focus stays, smooth to milestone'],
  ['Back', 'a mission', 'focus stays, stopAndJump to mission'],
  ['Back', 'an unknown mission', 'focus stays, stopAndJump to top'],
  ['Back, the focus lost', 'nothing', 'focus to page after a delay, stopAndJump to top'],
  ['Back, the focus lost', 'a milestone', 'focus to mission after a delay, smooth to milestone'],
  ['Back, the focus lost', 'a mission', 'focus to mission after a delay, stopAndJump to mission'],
  ['a press', 'a milestone', 'focus stays, smooth to milestone'],
  ['a press', 'a milestone without missions', 'focus stays, smooth to milestone'],
  ['a press', 'a mission', 'focus to mission, smooth to mission'],
  ['a press in Safari', 'a milestone', 'focus stays, smooth to milestone'],
  ['a press in Safari', 'a mission', 'focus to mission, smooth to mission'],
])('%s with %s: %s', (occasion, what, expected) => {
  const change = { isFirst: false, takesFocus: false, ...occasions[occasion], ...selections[what] };
  const { focus, delaysCaret, scroll, motion } = followUp(change);
  const moved = `focus to ${focus}${delaysCaret ? ' after a delay' : ''}`;
  expect(`${focus === 'stays' ? 'focus stays' : moved}, ${motion} to ${scroll}`).toBe(expected);
});

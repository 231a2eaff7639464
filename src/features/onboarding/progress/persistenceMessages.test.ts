import { expect, it } from 'vitest';
import { portalWords } from '#components/words/en/portal.ts';
import {
  type Choice,
  headerMessageOf,
  type PersistenceMessage,
  persistenceText,
  warnsOf,
} from './persistenceMessages.ts';
import type { Persistence, ProgressState } from './progressStore.ts';

const stateOf = (
  persistence: Persistence,
  changes: Partial<ProgressState> = {},
): ProgressState => ({
  progress: { employeeId: 'e1', milestones: [] },
  persistence,
  isRecorded: persistence === 'on',
  keptSince: null,
  losesProgress: false,
  losesSteps: false,
  ...changes,
});

const onlyHere = 'Your progress is only on this page.';
const kept = 'Saved on this device.';
const refused =
  'This browser did not let us save what you completed last. It is still here until you reload this page or sign out.';
const willBeRefused =
  'This browser does not let us save your progress. What you complete lasts until you reload this page or sign out.';

const losing = { losesProgress: true };
const recorded = { isRecorded: true };
const both = { ...losing, ...recorded };
const since = { keptSince: '2026-11-20T12:00:00.000Z' };
const offer: PersistenceMessage = { kind: 'offer', says: 'willBeForgotten', choices: ['keep'] };
const line: PersistenceMessage = { ...offer, kind: 'line', choices: [] };

type Message = PersistenceMessage | undefined;

it.each<[ProgressState, Message, boolean, string | undefined, Choice[]?]>([
  [stateOf('off'), undefined, false, undefined],
  [stateOf('off', losing), undefined, false, onlyHere, ['keep']],
  [stateOf('off', { losesSteps: true }), undefined, false, onlyHere, ['keep']],
  [stateOf('off', losing), offer, false, undefined],
  [stateOf('on'), line, false, kept, ['forget']],
  [stateOf('on'), { ...line, choices: ['forget'] }, false, undefined],
  [stateOf('on', since), undefined, false, 'Saved on this device since Nov 20.', ['forget']],
  [stateOf('unavailable', losing), undefined, true, refused, ['keep']],
  [stateOf('unavailable', { losesSteps: true }), undefined, true, refused, ['keep']],
  [stateOf('unavailable', both), undefined, true, refused, ['keep', 'forget']],
  [stateOf('unavailable'), undefined, false, willBeRefused, []],
  [stateOf('unavailable'), undefined, true, undefined],
  [stateOf('unavailable', recorded), undefined, true, willBeRefused, ['forget']],
])(
  'in state %o, beside the message %o, with a warning: %s, the header card says: %s',
  (state, confirmed, isWarned, text, choices) => {
    const message = headerMessageOf(state, confirmed, isWarned);
    expect(message && persistenceText(message, portalWords.persistence)).toBe(text);
    expect(message?.choices).toEqual(choices);
  },
);

it('before a completion, a mission says where it would not be saved, and nothing else', () => {
  const states = ['off', 'on', 'unavailable'] as const;
  expect(states.map((persistence) => warnsOf(stateOf(persistence)))).toEqual([false, false, true]);
});

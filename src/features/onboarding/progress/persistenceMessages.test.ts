import { expect, it } from 'vitest';
import {
  type Choice,
  headerMessageOf,
  type PersistenceMessage,
  warningOf,
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
const offer: PersistenceMessage = { kind: 'offer', text: '', choices: ['keep'] };
const line: PersistenceMessage = { ...offer, kind: 'line', choices: [] };

type Message = PersistenceMessage | undefined;

it.each<[ProgressState, Message, string | undefined, string | undefined, Choice[]?]>([
  [stateOf('off'), undefined, undefined, undefined],
  [stateOf('off', losing), undefined, undefined, onlyHere, ['keep']],
  [stateOf('off', { losesSteps: true }), undefined, undefined, onlyHere, ['keep']],
  [stateOf('off', losing), offer, undefined, undefined],
  [stateOf('on'), line, undefined, kept, ['forget']],
  [stateOf('on'), { ...line, choices: ['forget'] }, undefined, undefined],
  [stateOf('on', since), undefined, undefined, 'Saved on this device since Nov 20.', ['forget']],
  [stateOf('unavailable', losing), undefined, willBeRefused, refused, ['keep']],
  [stateOf('unavailable', { losesSteps: true }), undefined, willBeRefused, refused, ['keep']],
  [stateOf('unavailable', both), undefined, willBeRefused, refused, ['keep', 'forget']],
  [stateOf('unavailable'), undefined, undefined, willBeRefused, []],
  [stateOf('unavailable'), undefined, willBeRefused, undefined],
  [stateOf('unavailable', recorded), undefined, willBeRefused, willBeRefused, ['forget']],
])(
  'in state %o, beside the message %o and the warning %s, the header card says: %s',
  (state, confirmed, warning, text, choices) => {
    const message = headerMessageOf(state, confirmed, warning);
    expect([message?.text, message?.choices]).toEqual([text, choices]);
  },
);

it('before a completion, a mission says where it would not be saved, and nothing else', () => {
  const states = ['off', 'on', 'unavailable'] as const;
  const warnings = states.map((persistence) => warningOf(stateOf(persistence)));
  expect(warnings).toEqual([undefined, undefined, willBeRefused]);
});

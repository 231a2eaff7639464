import { expect, it } from 'vitest';
import { type Choice, headerMessageOf, type PersistenceMessage } from './persistenceMessages.ts';
import type { Persistence, ProgressState } from './progressStore.ts';

const stateOf = (
  persistence: Persistence,
  changes: Partial<ProgressState> = {},
): ProgressState => ({
  progress: { employeeId: 'e1', milestones: [] },
  persistence,
  isRecorded: persistence === 'on',
  savedSince: null,
  mayBeCleared: false,
  losesProgress: false,
  losesSteps: false,
  ...changes,
});

const losing = { losesProgress: true };
const recorded = { isRecorded: true };
const both = { ...losing, ...recorded };
const since = { savedSince: '2026-11-20T12:00:00.000Z' };
const offer: PersistenceMessage = { kind: 'offer', says: 'willBeLost', choices: ['save'] };
const line: PersistenceMessage = { ...offer, kind: 'line', choices: [] };

type Message = PersistenceMessage | undefined;

it.each<[ProgressState, Message, boolean, string | undefined, Choice[]?]>([
  [stateOf('off'), undefined, false, undefined],
  [stateOf('off', losing), undefined, false, 'notSaved', ['save']],
  [stateOf('off', { losesSteps: true }), undefined, false, 'notSaved', ['save']],
  [stateOf('off', losing), offer, false, undefined],
  [stateOf('on'), line, false, 'saved', ['remove']],
  [stateOf('on'), { ...line, choices: ['remove'] }, false, undefined],
  [stateOf('on', since), undefined, false, 'saved', ['remove']],
  [stateOf('unavailable', losing), undefined, true, 'refused', ['save']],
  [stateOf('unavailable', { losesSteps: true }), undefined, true, 'refused', ['save']],
  [stateOf('unavailable', both), undefined, true, 'refused', ['save', 'remove']],
  [stateOf('unavailable'), undefined, false, 'willBeRefused', []],
  [stateOf('unavailable'), undefined, true, undefined],
  [stateOf('unavailable', recorded), undefined, true, 'willBeRefused', ['remove']],
])(
  'in state %o, beside the message %o, with a warning: %s, the header card says: %s',
  (state, confirmed, isWarned, says, choices) => {
    const message = headerMessageOf(state, confirmed, isWarned);
    expect([message?.says, message?.choices]).toEqual([says, choices]);
  },
);

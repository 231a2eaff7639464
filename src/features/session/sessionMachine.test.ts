import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sampleUser } from './fakes.ts';
import { initialMachine, type SessionEvent, transition } from './sessionMachine.ts';

const [maya, ida] = [sampleUser('maya'), sampleUser('ida')];

const started = (user: typeof maya | null, isExpected = true): SessionEvent => ({
  type: 'started',
  user,
  isExpected,
});
const userChanged = (user: typeof maya | null): SessionEvent => ({ type: 'userChanged', user });
const signedIn = (user: typeof maya): SessionEvent => ({ type: 'signedIn', user });
const signOutPressed: SessionEvent = { type: 'signOutPressed' };
const disabled: SessionEvent = { type: 'ended', cause: 'disabled' };
const endedInOtherTab: SessionEvent = { type: 'endedInOtherTab', cause: 'ended' };

const decision = readFileSync('docs/decisions/0002-the-session-lives-outside-react.md', 'utf8');

/** The state and the effects after the last event. The page starts with the flag, unless the row says otherwise. */
it.each<
  [sentence: string, events: SessionEvent[], shown: string, effects: string, hasFlag?: boolean]
>([
  ['Without the flag, the form appears at once.', [], 'signedOut start', '', false],
  ['Without the flag, the form appears at once.', [started(null)], 'signedOut start', '', false],
  ['With it, the page waits for the SDK.', [], 'unknown', ''],
  ['With it, the page waits for the SDK.', [started(null)], 'signedOut start', 'removeFlag'],
  [
    'A stored user that the flag names is signed in.',
    [started(maya)],
    'signedIn start maya',
    'setFlag maya',
  ],
  [
    'Any other stored user is removed.',
    [started(maya, false)],
    'signedOut start',
    'removeFlag, removeUser',
  ],
  [
    'Any other stored user is removed.',
    [started(maya, false)],
    'signedOut start',
    'removeUser',
    false,
  ],
  [
    'A start without a response ends with the form.',
    [{ type: 'startTimedOut' }],
    'signedOut start',
    'removeFlag, removeUser',
  ],
  [
    'A start without a response ends with the form.',
    [{ type: 'startTimedOut' }, started(maya)],
    'signedOut start',
    '',
  ],
  [
    'A sign-in sets the flag.',
    [started(null), signedIn(maya)],
    'signedIn signIn maya',
    'setFlag maya',
  ],
  [
    'A sign-in sets the flag.',
    [started(null), userChanged(maya), signedIn(maya)],
    'signedIn signIn maya',
    '',
  ],
  [
    'A session that could not be stored is removed.',
    [started(null), { type: 'notStored' }],
    'signedOut start',
    'removeUser',
  ],
  [
    'A session that could not be stored is removed.',
    [started(null), userChanged(ida), { type: 'notStored' }],
    'signedIn signIn ida',
    '',
  ],
  [
    'Sign Out removes flag and user at once, whatever the SDK does.',
    [started(maya), signOutPressed],
    'signedOut signOut',
    'removeFlag, removeUser, tellOtherTabs signOut',
  ],
  [
    'A session that the service ends says why.',
    [started(maya), disabled],
    'signedOut disabled',
    'removeFlag, removeUser, tellOtherTabs disabled',
  ],
  [
    'A session that the service ends says why.',
    [disabled, started(null)],
    'signedOut disabled',
    '',
  ],
  [
    'A user who is being removed does not come back.',
    [started(maya), signOutPressed, userChanged(maya)],
    'signedOut signOut',
    '',
  ],
  [
    'A user who is being removed does not come back.',
    [endedInOtherTab, started(maya)],
    'signedOut ended',
    '',
  ],
  [
    'Only the next sign-in brings them back.',
    [started(maya), signOutPressed, signedIn(maya)],
    'signedIn signIn maya',
    'setFlag maya',
  ],
  [
    'Only the next sign-in brings them back.',
    [started(maya), signOutPressed, userChanged(null), userChanged(maya)],
    'signedIn signIn maya',
    'setFlag maya',
  ],
  [
    'A sign-in elsewhere is followed.',
    [started(null), userChanged(maya)],
    'signedIn signIn maya',
    'setFlag maya',
  ],
  [
    'A sign-out elsewhere is followed.',
    [started(maya), userChanged(null)],
    'signedOut ended',
    'removeFlag',
  ],
  [
    'A sign-out elsewhere is followed.',
    [started(maya), endedInOtherTab],
    'signedOut ended',
    'removeFlag, removeUser',
  ],
  ['A sign-out elsewhere is followed.', [endedInOtherTab], 'signedOut start', 'removeUser', false],
  [
    'An end elsewhere does not concern a tab without a user.',
    [started(null), endedInOtherTab],
    'signedOut start',
    '',
  ],
  [
    'Another user elsewhere replaces the first.',
    [started(maya), userChanged(ida)],
    'signedIn signIn ida',
    'setFlag ida',
  ],
])('%s', (sentence, events, shown, effects, hasFlag = true) => {
  let last = [initialMachine(hasFlag), []] as ReturnType<typeof transition>;
  for (const event of events) last = transition(last[0], event);
  const [machine, done] = last;
  const words = [
    machine.shown.status,
    ...('cause' in machine.shown ? [machine.shown.cause] : []),
    ...('user' in machine.shown ? [machine.shown.user.uid] : []),
  ];
  expect(words.join(' ')).toBe(shown);
  expect(done.map((effect) => Object.values(effect).join(' ')).join(', ')).toBe(effects);
  expect(decision.replaceAll(/\s+/g, ' ')).toContain(sentence);
});

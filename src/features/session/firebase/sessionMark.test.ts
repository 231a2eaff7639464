import { afterEach, expect, it, vi } from 'vitest';
import { createFakeStorage } from '../fakes.ts';
import { createSessionMark, type MarkEvent } from './sessionMark.ts';

afterEach(() => void vi.unstubAllGlobals());

/** The mark as the next page of this browser finds it. */
function markAfter(...events: readonly MarkEvent[]) {
  for (const event of events) createSessionMark('key', 'app').record(event);
  return createSessionMark('key', 'app').isSet();
}

it.each<[MarkEvent, boolean]>([
  ['ended', true],
  ['storedElsewhere', true],
  ['stored', false],
  ['removed', false],
  ['cleaned', false],
])(
  'after the event %s, whatever was before, the database may hold an outdated session: %s',
  (event, isSet) => {
    vi.stubGlobal('window', {
      localStorage: createFakeStorage(),
      sessionStorage: createFakeStorage(),
    });
    expect(markAfter('ended', event)).toBe(isSet);
    expect(markAfter('cleaned', event)).toBe(isSet);
  },
);

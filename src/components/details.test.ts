import { expect, it } from 'vitest';
import { dueText } from './details.ts';
import type { Due } from './plan.ts';
import { portalWords } from './words/de/portal.ts';

const day = { date: '2026-11-06', nearness: 'later', isThisYear: true } as const;

// The days of English are in src/features/onboarding/plan/days.test.ts.
it.each<[Due, string, string]>([
  [day, 'bis 6.\u00a0Nov.', 'bis Freitag, 6.\u00a0November'],
  [
    { ...day, nearness: 'past' as const },
    'geplant für 6.\u00a0Nov.',
    'geplant für Freitag, 6.\u00a0November',
  ],
  [{ ...day, isThisYear: false }, 'bis 6.\u00a0Nov. 2026', 'bis Freitag, 6.\u00a0November 2026'],
  [{ ...day, nearness: 'tomorrow' as const }, 'morgen', 'morgen'],
  [{ day: 5 }, 'Tag 5', 'Tag 5'],
  [{ day: -1 }, '1 Tag vor dem Start', '1 Tag vor Ihrem ersten Tag'],
  [{ day: -4 }, '4 Tage vor dem Start', '4 Tage vor Ihrem ersten Tag'],
])('%o is in German %s, %s', (due, short, long) => {
  const { days } = portalWords;
  expect([dueText(due, days.short), dueText(due, days.long)]).toEqual([short, long]);
});

import { expect, it, vi } from 'vitest';
import { createDayFormat } from './dayFormat.ts';

// Creating a format takes 20 ms on a slow phone.
it.each(['en', 'de'])('makes no format of %s before a local day is written', async (language) => {
  vi.stubEnv('TZ', 'Pacific/Auckland');
  vi.resetModules();
  const made = vi.fn<() => void>();
  class CountedFormat extends Intl.DateTimeFormat {
    constructor(...options: ConstructorParameters<typeof Intl.DateTimeFormat>) {
      super(...options);
      made();
    }
  }
  vi.stubGlobal('Intl', { DateTimeFormat: CountedFormat });
  const { portalWords } = await import(`./${language}/portal.ts`);
  expect(made).not.toHaveBeenCalled();
  const write = () => portalWords.mission.completedOn(new Date('2026-11-02T12:00:00Z'));
  expect([write(), write()].every((text) => /November 3|3\.\sNovember/.test(text))).toBe(true);
  expect(made).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it.each([
  ['en-US', '2026-10-30', 'October 30\u00a0–\u2009November 6, 2026'],
  ['de-DE', '2026-10-30', '30.\u00a0Oktober\u00a0–\u20096.\u00a0November 2026'],
  ['de-DE', '2026-11-02', '2.–\u20606.\u00a0November 2026'],
])('in %s, the dash of a range since %s begins no line', (locale, first, expected) => {
  const { formatRange } = createDayFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  expect(formatRange(new Date(first), new Date('2026-11-06'))).toBe(expected);
});

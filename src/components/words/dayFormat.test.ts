import { expect, it, vi } from 'vitest';
import { createDayFormat } from './dayFormat.ts';

// A format costs 20 ms on a slow phone.
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

it.each(['en-US', 'de-DE'])('in %s, the dash of a range does not begin a line', (locale) => {
  const days = ['2026-10-30', '2026-11-02'].map((day) => new Date(`${day}T12:00:00Z`));
  const [first, last] = days as [Date, Date];
  expect(createDayFormat(locale, { dateStyle: 'long' }).formatRange(first, last)).toMatch(
    /\u00a0–/,
  );
});

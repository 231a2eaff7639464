import { expect, it, vi } from 'vitest';
import { requireSettings, settingProblem } from '#scripts/vite/requireSettings.ts';

const key = { VITE_FIREBASE_API_KEY: 'key' };

it.each([
  ['demo', {}],
  ['live', { ...key, VITE_EMPLOYEE: '' }],
  ['live', { ...key, VITE_EMPLOYEE: 'account', VITE_FIREBASE_RECAPTCHA: 'true' }],
] as const)('a %s portal may have %o', (mode, settings) => {
  expect(settingProblem(mode, settings)).toBeUndefined();
});

it('another word than "account" stops every mode', () => {
  expect(settingProblem('demo', { VITE_EMPLOYEE: 'e1' })).toMatch(/^VITE_EMPLOYEE is "e1": /);
});

it('a build without settings ends with one line that names what is missing', () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const plugin = requireSettings('live') as { configResolved: (config: object) => void };
  plugin.configResolved({ env: {} });
  expect(write).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^VITE_FIREBASE_API_KEY is missing: .*\.env\.local.*\n$/),
  );
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
});

import { expect, it, vi } from 'vitest';
import { requireSettings, settingProblem } from './requireSettings.ts';

const key = { VITE_FIREBASE_API_KEY: 'key' };

it.each([
  ['demo', {}],
  ['live', { ...key, VITE_EMPLOYEE: '' }],
  ['live', { ...key, VITE_EMPLOYEE: 'account', VITE_FIREBASE_RECAPTCHA: 'true' }],
] as const)('a %s portal may have %o', (mode, settings) => {
  expect(settingProblem(mode, settings)).toBeUndefined();
});

it.each([
  ['emulator', { VITE_AUTH_EMULATOR_URL: '127.0.0.1' }, /^VITE_AUTH_EMULATOR_URL is "127/],
  ['demo', { VITE_EMPLOYEE: 'e1' }, /^VITE_EMPLOYEE is "e1": /],
  ['live', { ...key, VITE_FIREBASE_RECAPTCHA: 'TRUE' }, /^VITE_FIREBASE_RECAPTCHA is "TRUE": /],
] as const)('a %s portal is stopped by %o', (mode, settings, line) => {
  expect(settingProblem(mode, settings)).toMatch(line);
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

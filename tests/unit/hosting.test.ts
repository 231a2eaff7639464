import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { hostingRules, readHostingSetting } from '#scripts/hosting/rules.mjs';

const root = path.resolve(import.meta.dirname, '../..');

const policyOf = (setting: Parameters<typeof hostingRules>[0]) => {
  const headers = hostingRules(setting).headers[0]?.headers ?? [];
  const policy = headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
};
const tight = policyOf({ recaptcha: false });

it('firebase.json has the rules that "npm run hosting:headers" writes', () => {
  const { hosting } = JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8'));
  expect(hosting).toMatchObject(hostingRules(readHostingSetting(root)));
  expect(hosting.public).toBe('dist');
});

it('allows nothing unsafe, no framing, no text as script, and calls to Firebase alone', () => {
  expect(Object.values(tight).join(' ')).not.toContain('unsafe-');
  expect(tight).toMatchObject({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
    'connect-src':
      "'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
  });
});

it("admits Google's script and frame for reCAPTCHA, which Trusted Types would refuse", () => {
  const { 'require-trusted-types-for': _required, 'trusted-types': _policies, ...rest } = tight;
  expect(policyOf({ recaptcha: true })).toEqual({
    ...rest,
    'script-src': "'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
    'frame-src': 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    'connect-src': `${tight['connect-src']} https://www.google.com/recaptcha/`,
  });
});

it('lets the demo register its one worker', () => {
  expect(policyOf({ recaptcha: false, mode: 'demo' })).toEqual({
    ...tight,
    'trusted-types': 'waymark-mock-worker',
    'worker-src': "'self'",
  });
});

it('lets the portal on the emulator reach the emulator', () => {
  const emulatorUrl = 'http://127.0.0.1:9099';
  expect(policyOf({ recaptcha: false, mode: 'emulator', emulatorUrl })).toEqual({
    ...tight,
    'connect-src': `${tight['connect-src']} ${emulatorUrl}`,
  });
});

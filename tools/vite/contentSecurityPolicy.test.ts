import { expect, it } from 'vitest';
import { policyFor } from './contentSecurityPolicy.ts';

const policyOf = (setting: Partial<Parameters<typeof policyFor>[0]>) =>
  Object.fromEntries(
    policyFor({ mode: 'live', page: '', ...setting })
      .split('; ')
      .map((directive) => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values.join(' ')];
      }),
  );
const tight = policyOf({});

it("admits the page's own script and style, and no other", () => {
  const page = '<style>p{}</style><script>start()</script><script src="/a.js"></script>';
  expect(policyOf({ page })).toEqual({
    ...tight,
    'script-src': "'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='",
    'style-src': "'self' 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='",
  });
});

it('allows nothing unsafe, no text as script, and calls to Firebase alone', () => {
  expect(Object.values(tight).join(' ')).not.toContain('unsafe-');
  expect(tight).toMatchObject({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'waymark-service-worker',
    'worker-src': "'self'",
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

it.each([
  ['the demo register the worker of the mock', { mode: 'demo' }, { 'trusted-types': 'default' }],
  [
    'the portal on the emulator reach the emulator',
    { mode: 'emulator', emulatorUrl: 'http://127.0.0.1:9099' },
    { 'connect-src': `${tight['connect-src']} http://127.0.0.1:9099` },
  ],
] as const)('lets %s', (_what, setting, changes) => {
  expect(policyOf(setting)).toEqual({ ...tight, ...changes });
});

import { hash } from 'node:crypto';
import type { Mode } from './modes.ts';

export interface PolicySettings {
  /** Whether the Firebase project uses reCAPTCHA at sign-in (docs/going-live.md). */
  readonly recaptcha?: boolean;
  readonly emulatorUrl?: string | undefined;
}

interface Policy extends PolicySettings {
  readonly mode: Mode;
  /** The page, whose inline style and script are allowed by their hashes. */
  readonly page: string;
}

/**
 * The Content-Security-Policy of a page (docs/decisions/0003). Directives that only work in a header, such as
 * `frame-ancestors`, are in `firebase.json`.
 */
export function policyFor({ mode, page, recaptcha = false, emulatorUrl = '' }: Policy) {
  const google = 'https://www.google.com/recaptcha/';
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(page, 'script')],
    'style-src': ["'self'", ...hashesOf(page, 'style')],
    'font-src': ["'self'"],
    'img-src': ["'self'"],
    'connect-src': [
      // The portal asks its own origin for new releases.
      "'self'",
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
    ],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'worker-src': ["'self'"],
    ...(recaptcha
      ? { 'frame-src': [google, 'https://recaptcha.google.com/recaptcha/'] }
      : {
          // This excludes reCAPTCHA, whose script assigns script addresses itself.
          'require-trusted-types-for': ["'script'"],
          'trusted-types': [mode === 'demo' ? 'default' : 'waymark-service-worker'],
        }),
  };
  if (recaptcha) {
    directives['script-src'].push(google, 'https://www.gstatic.com/recaptcha/');
    directives['connect-src'].push(google);
  }
  if (mode === 'emulator') directives['connect-src'].push(emulatorUrl);
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

function hashesOf(page: string, element: 'script' | 'style'): string[] {
  return inlineSources(page, element).map(
    (source) => `'sha256-${hash('sha256', source, 'base64')}'`,
  );
}

export const inlineSources = (page: string, element: 'script' | 'style'): string[] =>
  [...page.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))].map(
    ([, source = '']) => source,
  );

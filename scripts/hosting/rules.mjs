import { createHash } from 'node:crypto';
import { loadEnv } from 'vite';

/** @typedef {import('../vite/portalPage.ts').Mode} Mode */
/** @typedef {{ key: string, value: string }} Header */

/** @type {Record<string, string>} */
const tightPolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self' data:",
  // Its own origin, to look for a new release.
  'connect-src': "'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/** Only names that Chromium knows: it warns in the console about every other one. */
const refusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/**
 * Hosting matches a glob such as `**` against no name that begins with a dot, yet serves the page
 * there. Line ends may stand in an address, too.
 */
const everything = '[\\s\\S]*';
/** A name with a hash, as the build gives it to each file below `/assets/`. */
const hashedFile = '^/assets/[\\w.-]+-[\\w-]{8}\\.\\w+$';

/**
 * @typedef {object} HostingSetting
 * @property {boolean} recaptcha
 * @property {string} page the built `index.html`, whose own style and script are admitted by their hashes
 * @property {Mode} [mode]
 * @property {string} [emulatorUrl]
 */

/**
 * The rules of `firebase.json`: which header and which page belongs to which address.
 * @param {HostingSetting} setting
 */
export function hostingRules(setting) {
  return {
    rewrites: [{ regex: outside('/assets/'), destination: '/index.html' }],
    headers: [
      {
        regex: everything,
        headers: toHeaders({
          'Cache-Control': 'no-cache',
          'Content-Security-Policy': policyOf(setting),
          'Cross-Origin-Opener-Policy': 'same-origin',
          'Cross-Origin-Resource-Policy': 'same-origin',
          'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
          // A Firebase key that is restricted to a site needs the origin.
          'Referrer-Policy': 'strict-origin-when-cross-origin',
          'Strict-Transport-Security': 'max-age=31536000',
          'X-Content-Type-Options': 'nosniff',
          'X-Frame-Options': 'DENY',
        }),
      },
      {
        regex: hashedFile,
        headers: toHeaders({ 'Cache-Control': 'public, max-age=31536000, immutable' }),
      },
      {
        // What is missing. The rules for its address hold as well, and come first: a file of another
        // release may be kept by its `Cache-Control`, but is never taken from a cache with this.
        source: '/404.html',
        headers: toHeaders({ 'Cache-Control': 'no-store', Vary: '*' }),
      },
    ],
  };
}

/**
 * Whether the live project asks for reCAPTCHA, as `VITE_FIREBASE_RECAPTCHA` says.
 * @param {string} root
 */
export function readHostingSetting(root) {
  const { VITE_FIREBASE_RECAPTCHA: recaptcha } = loadEnv('live', root);
  return { recaptcha: recaptcha === 'true' };
}

/**
 * The scripts and styles that stand in a page itself.
 * @param {string} page
 */
export const inlineElements = (page) =>
  [...page.matchAll(/<(script|style)>(.*?)<\/\1>/gs)].map(([, element = '', source = '']) => ({
    element,
    source,
  }));

/** @param {HostingSetting} setting */
function policyOf({ recaptcha, page, mode = 'live', emulatorUrl = '' }) {
  const policy = { ...tightPolicy };
  for (const { element, source } of inlineElements(page)) {
    const hash = createHash('sha256').update(source).digest('base64');
    policy[`${element}-src`] += ` 'sha256-${hash}'`;
  }
  if (recaptcha) {
    policy['script-src'] += ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/';
    policy['frame-src'] =
      'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/';
    policy['connect-src'] += ' https://www.google.com/recaptcha/';
  } else {
    // Google's script assigns script addresses by itself, so this excludes reCAPTCHA.
    policy['require-trusted-types-for'] = "'script'";
    policy['trusted-types'] = mode === 'demo' ? 'waymark-mock-worker' : "'none'";
  }
  if (mode === 'demo') policy['worker-src'] = "'self'";
  if (mode === 'emulator') policy['connect-src'] += ` ${emulatorUrl}`;
  return Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/**
 * An expression for every path that does not begin with `folder`. The hosting's kind of expression,
 * RE2, has no negation, so each alternative leaves the folder's name at another letter.
 * @param {string} folder
 */
function outside(folder) {
  const departures = Array.from(
    folder,
    (letter, index) => `${folder.slice(0, index)}(?:[^${letter}]|$)`,
  );
  return `^(?:${departures.join('|')})`;
}

/** @param {Record<string, string>} headers */
function toHeaders(headers) {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}

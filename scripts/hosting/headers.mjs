/**
 * @typedef {{ key: string, value: string }} Header
 * @typedef {{ source: string, headers: Header[] }} HeaderRule one rule as `firebase.json` has it
 */

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

const trustedTypes = {
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
};

/**
 * What reCAPTCHA Enterprise needs. Google's script assigns script addresses by itself, so Trusted
 * Types cannot be required.
 * @type {Record<string, string>}
 */
const recaptchaPolicy = {
  'script-src': "'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
  'frame-src': 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  'connect-src': `${tightPolicy['connect-src']} https://www.google.com/recaptcha/`,
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

/** @param {Record<string, string>} directives */
export function formatPolicy(directives) {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/**
 * @param {string} policy
 * @returns {Record<string, string>}
 */
export function parsePolicy(policy) {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

/**
 * The header rules of `firebase.json`.
 * @param {{ recaptcha: boolean }} setting
 * @returns {HeaderRule[]}
 */
export function hostingHeaders({ recaptcha }) {
  const policy = { ...tightPolicy, ...(recaptcha ? recaptchaPolicy : trustedTypes) };
  return [
    {
      source: '**',
      headers: toHeaders({
        'Content-Security-Policy': formatPolicy(policy),
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
      source: '/assets/**',
      headers: toHeaders({ 'Cache-Control': 'public, max-age=31536000, immutable' }),
    },
    { source: '!/assets/**', headers: toHeaders({ 'Cache-Control': 'no-cache' }) },
  ];
}

/** @param {Record<string, string>} headers */
function toHeaders(headers) {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}

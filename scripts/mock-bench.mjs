// What one sign-in costs on the mocked Identity Toolkit: signInWithPassword and lookup, as the SDK
// sends them. The last line is the figure.
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { getResponse } from 'msw';
import { runnerImport } from 'vite';

const limit = 5;
const warmUps = 300;
const signIns = 2000;
const password = 'Welcome-2026';
const host = 'https://identitytoolkit.googleapis.com/v1';

/** @typedef {(request: Request) => Promise<Response | undefined>} Ask */

/** @type {{ module: typeof import('../src/mocks/identity-toolkit/service.ts') }} */
const { module } = await runnerImport(
  path.join(import.meta.dirname, '../src/mocks/identity-toolkit/service.ts'),
);

/** @param {number} count */
function emailsOf(count) {
  return Array.from({ length: count }, (_, index) => `person.${index}@waymark.test`);
}

/**
 * @param {Ask} ask
 * @param {string} call
 * @param {object} fields
 * @returns {Promise<Record<string, unknown>>}
 */
async function post(ask, call, fields) {
  const request = new Request(`${host}/accounts:${call}?key=bench`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:5173' },
    body: JSON.stringify(fields),
  });
  const response = await ask(request);
  const body = await response?.json();
  if (response?.status !== 200) throw new Error(`${call} was refused: ${JSON.stringify(body)}`);
  return body;
}

/**
 * @param {Ask} ask
 * @param {string} email
 */
async function signIn(ask, email) {
  const credentials = { email, password, returnSecureToken: true, clientType: 'CLIENT_TYPE_WEB' };
  const { idToken } = await post(ask, 'signInWithPassword', credentials);
  await post(ask, 'lookup', { idToken });
}

/**
 * @param {Ask} ask
 * @param {readonly string[]} emails
 * @returns {Promise<readonly number[]>} what each sign-in took, in ms, in ascending order
 */
async function measure(ask, emails) {
  /** @type {number[]} */
  const times = [];
  for (let index = -warmUps; index < signIns; index++) {
    const email = emails[Math.abs(index) % emails.length] ?? '';
    const started = performance.now();
    await signIn(ask, email);
    if (index >= 0) times.push(performance.now() - started);
  }
  return times.toSorted((one, other) => one - other);
}

/**
 * @param {readonly number[]} times
 * @param {number} share
 */
function quantile(times, share) {
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
}

/** @param {number} time */
const written = (time) => time.toFixed(2);

let worst = { median: 0, p95: 0 };
for (const count of [4, 1000]) {
  const emails = emailsOf(count);
  const accounts = emails.map((email) => ({ email, password }));
  /** @type {Record<string, (service: ReturnType<typeof module.createIdentityToolkit>) => Ask>} */
  const ways = {
    respond: (service) => (request) => service.respond(request),
    'msw handlers': (service) => (request) => getResponse(service.handlers, request),
  };
  for (const [way, askOf] of Object.entries(ways)) {
    const times = await measure(askOf(module.createIdentityToolkit({ accounts })), emails);
    const median = quantile(times, 0.5);
    const p95 = quantile(times, 0.95);
    const max = quantile(times, 1);
    console.log(
      `${way}, ${count} accounts: median ${written(median)} ms, p95 ${written(p95)} ms, max ${written(max)} ms`,
    );
    if (median > worst.median) worst = { median, p95 };
  }
}

console.log(
  `bench: one sign-in costs ${written(worst.median)} ms of handler time (median; p95 ${written(worst.p95)} ms; limit ${limit} ms)`,
);
if (worst.median > limit) process.exitCode = 1;

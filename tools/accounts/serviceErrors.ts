import { gaxios } from 'google-auth-library';
import { asRecord } from '#features/asRecord.ts';

export const credentialsRefused =
  'The credentials were refused. Make new ones, and check the clock of this computer.';

/** Why a call has no response from the service; undefined if it has one. A proxy's response does not count. */
export function explainError(
  error: unknown,
  limitMs?: number,
  isEmulator = false,
): string | undefined {
  const { code, message, response } = asRecord(error);
  if (response) {
    const { status, data } = asRecord(response);
    return explainStranger(Number(status), data);
  }
  const isUnreached = error instanceof gaxios.GaxiosError;
  const host = isUnreached ? error.config.url.host : 'Google';
  if (/CERT|LEAF_SIGNATURE|INVALID_CA/.test(String(code))) {
    return `The certificate of ${host} is not trusted. If your network opens encrypted connections, let NODE_EXTRA_CA_CERTS name the file of its root certificate, which your IT has. Otherwise, check the clock of this computer.`;
  }
  if (limitMs !== undefined && /abort|timeout/i.test(String(message))) {
    return `${host} did not answer within ${limitMs / 1000} seconds. ${checkNetwork}`;
  }
  if (isUnreached && isEmulator) {
    return 'The Auth Emulator is not running. Start it in another terminal with npm run dev:emulator, and run this again.';
  }
  // The address of a proxy can be invalid, too.
  return isUnreached || code === 'ERR_INVALID_URL'
    ? `${host} could not be reached. ${checkNetwork}`
    : credentialsRefused;
}

const checkNetwork = 'Check your network and its proxy, and try again.';

/** Why a response is not the service's; undefined if it has the form of the service's errors. */
export function explainStranger(status: number, answer: unknown): string | undefined {
  if (status === 407) {
    return 'The proxy of your network asks for a login (407). Write it into HTTPS_PROXY, as in http://user:password@proxy:8080, or run this in Google’s Cloud Shell.';
  }
  return asRecord(answer)['error']
    ? undefined
    : `The answer (${status}) did not come from the identity service, but from your network, such as its proxy. Check whether your network has its own sign-in page, or run this in Google’s Cloud Shell.`;
}

/**
 * Explains an error of the service; undefined if it refuses one account and may accept others. The service's own text is
 * not shown, because it may repeat what was sent.
 */
export function explainFailure(
  status: number,
  answer: unknown,
  project: string,
): string | undefined {
  const { error } = asRecord(answer);
  const { message } = asRecord(error);
  if (status >= 500) return 'The identity service has a problem. Try again later.';
  // The service that exchanges credentials for a login has a form of its own.
  if (typeof message !== 'string') return credentialsRefused;
  if (status === 401) {
    return 'The login was refused or has ended. Run "gcloud auth login", or make new credentials.';
  }
  if (
    message === 'CONFIGURATION_NOT_FOUND' ||
    JSON.stringify(answer).includes('SERVICE_DISABLED')
  ) {
    return `The project "${project}" has no Authentication yet. Open it in the Firebase console, and choose Authentication › Get started.`;
  }
  if (status === 429 || /^[A-Z_]*QUOTA/.test(message)) {
    return 'The service’s limit has been reached. Wait a minute; for emails, try again tomorrow.';
  }
  if (status === 403 || status === 404 || /^[A-Z_]*PROJECT/.test(message)) {
    return `There is no project "${project}" whose accounts you may change. Check its id, and that you are its owner or have the roles “Firebase Authentication Admin” and “Service Usage Consumer”.`;
  }
  return undefined;
}

const refusals: readonly (readonly [RegExp, string])[] = [
  [/EMAIL_EXISTS|DUPLICATE_EMAIL|email exists/i, 'Another account has this address.'],
  [/DUPLICATE_LOCAL_ID|localId belongs/i, 'Another account has this id.'],
  [/INVALID_EMAIL|email is invalid/i, 'The service does not accept this address.'],
  [/USER_NOT_FOUND|EMAIL_NOT_FOUND/, 'The account is gone. Run the command again.'],
  [/CLAIMS_TOO_LARGE|claims provided are too large/, 'The names and links are too long in total.'],
  [/USER_DISABLED/, 'The account is disabled.'],
  [/EXCEED_LIMIT|TOO_MANY/, 'Too many emails went to this address. Try again later.'],
];

/** Why the service refuses one account. */
export function explainRefusal(message: string): string {
  const [, sentence] = refusals.find(([form]) => form.test(message)) ?? [];
  const [code] = /^[A-Z][A-Z_]{3,}/.exec(message) ?? ['unknown'];
  return sentence ?? `The service refuses it (${code}).`;
}

/** Why no answer came. */
export function unreached(host: string, limitMs?: number): string {
  const what = limitMs ? `did not answer within ${limitMs / 1000} seconds` : 'could not be reached';
  return `${host} ${what}. Check your network and its proxy, and try again.`;
}

interface Answer {
  readonly error?: { readonly message?: unknown; readonly details?: unknown };
}

/**
 * Explains a failed answer; undefined if the service refuses one account and may accept others. The service's own text
 * is not shown, because it may repeat what was sent.
 */
export function explainFailure(
  status: number,
  answer: Answer | undefined,
  project: string,
): string | undefined {
  const message = answer?.error?.message;
  if (typeof message !== 'string') {
    return `The answer (${status}) did not come from the identity service. Check whether your network asks for a sign-in of its own.`;
  }
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
    return 'The service takes no more for now: a limit is reached. Emails have one for each day, other calls for each minute.';
  }
  if (status === 403 || status === 404 || /^[A-Z_]*PROJECT/.test(message)) {
    return `There is no project "${project}" whose accounts you may change. Check its id, and that you are its owner or have the roles “Firebase Authentication Admin” and “Service Usage Consumer”.`;
  }
  return status >= 500 ? 'The identity service has a fault. Try again later.' : undefined;
}

const refusals: readonly (readonly [RegExp, string])[] = [
  [/EMAIL_EXISTS|DUPLICATE_EMAIL|email exists/i, 'Another account has this address.'],
  [/DUPLICATE_LOCAL_ID|localId belongs/i, 'Another account has this id.'],
  [/INVALID_EMAIL|email is invalid/i, 'The service does not accept this address.'],
  [/USER_NOT_FOUND|EMAIL_NOT_FOUND/, 'The account is gone. Run the command again.'],
  [/CLAIMS_TOO_LARGE|claims provided are too large/, 'Names and links are too long together.'],
  [/USER_DISABLED/, 'The account is disabled.'],
  [/EXCEED_LIMIT|TOO_MANY/, 'Too many emails went to this address. Try again later.'],
];

/** Why the service refuses one account. */
export function explainRefusal(message: string): string {
  const [, sentence] = refusals.find(([form]) => form.test(message)) ?? [];
  const [code] = /^[A-Z][A-Z_]{3,}/.exec(message) ?? ['unknown'];
  return sentence ?? `The service refuses it (${code}).`;
}

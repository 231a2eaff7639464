import { expect, it } from 'vitest';
import { passwordLinkWords } from '#components/words/en/passwordLink.ts';
import { linkRequestFailure } from './linkRequestFailures.ts';

const { requestFailures } = passwordLinkWords;

it.each<[string | undefined, RegExp, object]>([
  ['auth/invalid-email', /valid email address/, { field: 'email' }],
  ['auth/missing-email', /valid email address/, { field: 'email' }],
  ['auth/too-many-requests', /^Too many links were asked for/, {}],
  ['auth/quota-exceeded', /today/, { isForHr: true }],
  ['auth/network-request-failed', /^There was no answer/, {}],
  ['auth/timeout', /^There was no answer/, {}],
  ['auth/operation-not-allowed', /^The link could not be sent/, { isForHr: true }],
  ['auth/requests-from-referer-https://example.com/-are-blocked.', /^The link/, { isForHr: true }],
  ['toString', /^The link could not be sent/, { isForHr: true }],
  ['', /^The link could not be sent/, { isForHr: true }],
  [undefined, /^The link could not be sent/, { isForHr: true }],
])('a failure with the code %s is said as %s', (code, sentence, whom) => {
  const { message, help, ...rest } = linkRequestFailure(code, requestFailures);
  expect(message).toMatch(sentence);
  expect(help).toMatch(/\.$/);
  expect(rest).toEqual(whom);
});

import { expect, it } from 'vitest';
import { saidBy } from './saidBy.ts';

it.each([
  ['signIn.page.portal', ['PortalHeader', 'SignInPage']],
  ['signIn.page.benefits.0', ['SignInPage']],
  ['signInFailures.failures.general.message', ['failures']],
  ['passwordLink.password.met', ['PasswordRules']],
  ['portal.people.missionSubject', ['people']],
])('%s is said by its modules alone', (path, names) => {
  expect(saidBy(path).map(({ name }) => name)).toEqual(names);
});

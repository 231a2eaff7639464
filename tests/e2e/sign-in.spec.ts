import { newHire } from '../../src/mocks/demoAccounts.ts';
import {
  emailField,
  expect,
  fillEmail,
  identityHosts,
  isAuthenticated,
  passwordField,
  portalHeading,
  requestsOf,
  signIn,
  submitButton,
  submitCredentials,
  test,
} from './support/test.ts';

const alert = (page: Parameters<typeof emailField>[0]) => page.getByRole('alert');
const everyWay = ['@demo', '@live', '@emulator'];
const anyOther = 'Failed to sign in. Please try again.';

test.describe('a sign-in that succeeds', { tag: [...everyWay, '@browsers'] }, () => {
  test('leads to the portal, by keyboard alone', async ({ page }) => {
    await page.goto('/login');
    await expect(submitButton(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(emailField(page)).toBeFocused();
    await page.keyboard.type(newHire.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(newHire.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/home');
    await expect(portalHeading(page)).toBeFocused();
    await expect(page).toHaveTitle(/^Your onboarding/);
    expect(await isAuthenticated(page)).toBe('true');
  });

  test('is remembered over a reload, and over the loss of the flag', async ({ page }) => {
    await signIn(page);
    await page.evaluate(() => localStorage.removeItem('isAuthenticated'));
    await page.reload();
    await expect(portalHeading(page)).toBeVisible();
    expect(await isAuthenticated(page)).toBe('true');
  });
});

test('a wrong password and a disabled account are refused, a right one then let in', {
  tag: [...everyWay, '@browsers'],
}, async ({ page }) => {
  await page.goto('/login');
  await submitCredentials(page, { email: newHire.email, password: 'wrong' });
  await expect(alert(page)).toContainText(
    'Invalid email or password. Please check your credentials.',
  );
  await submitCredentials(page, {
    email: 'disabled.account@waymark.test',
    password: newHire.password,
  });
  await expect(alert(page)).toContainText('This account has been disabled.');
  await submitCredentials(page);
  await expect(portalHeading(page)).toBeVisible();
});

test('a forged flag lets nobody in, and is removed', { tag: '@browsers' }, async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('isAuthenticated', 'true'));
  await page.goto('/home');
  await expect(submitButton(page)).toBeVisible();
  expect(await isAuthenticated(page)).toBeNull();
});

test.describe('a sign-in that fails', () => {
  for (const [code, sentence] of [
    ['user-not-found', 'No account found with this email address.'],
    ['wrong-password', 'Incorrect password. Please try again.'],
    ['invalid-email', 'Please enter a valid email address.'],
    ['too-many-requests', 'Too many failed attempts. Please try again later.'],
    ['user-disabled', 'This account has been disabled.'],
    ['invalid-credential', 'Invalid email or password. Please check your credentials.'],
    ['network-request-failed', anyOther],
    ['password-does-not-meet-requirements', anyOther],
    ['internal-error', anyOther],
    ['multi-factor-auth-required', anyOther],
    ['never-heard-of', anyOther],
    ['exception', 'An unexpected error occurred. Please try again.'],
  ] as const) {
    test(`with ${code} says so above the form`, async ({ page }) => {
      await page.goto('/login');
      await submitCredentials(page, { email: `${code}@error.waymark.test`, password: 'any' });
      await expect(alert(page)).toBeFocused();
      await expect(alert(page).getByRole('heading')).toHaveText('Authentication Error');
      await expect(alert(page).getByText(sentence, { exact: true })).toBeVisible();
      await expect(page).toHaveTitle(/^Error: /);
      await expect(page).toHaveURL('/login');
      expect(await isAuthenticated(page)).toBeNull();

      const box = await alert(page).boundingBox();
      const field = await emailField(page).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(field?.y ?? 0);
      await page.keyboard.press('Tab');
      await expect(emailField(page)).toBeFocused();
      await expect(passwordField(page)).toHaveValue('any');
      await expect(submitButton(page)).toBeEnabled();
    });
  }

  test('is forgotten with an edit of the email or of the password', {
    tag: '@browsers',
  }, async ({ page }) => {
    await page.goto('/login');
    for (const field of [emailField(page), passwordField(page)]) {
      await submitCredentials(page, { email: 'user-disabled@error.waymark.test', password: 'x' });
      await expect(alert(page)).toBeVisible();
      await page.getByRole('button', { name: 'Show password' }).click();
      await expect(alert(page)).toBeVisible();
      await page.getByRole('button', { name: 'Hide password' }).click();
      await field.press('End');
      await field.press('a');
      await expect(alert(page)).toHaveCount(0);
      await expect(field).toBeFocused();
    }
  });
});

test('the browser refuses empty and malformed fields, and nothing is sent', {
  tag: '@browsers',
}, async ({ page }) => {
  const requests = requestsOf(page);
  await page.goto('/login');
  const isValid = (field: typeof emailField) =>
    field(page).evaluate((input: HTMLInputElement) => input.validity.valid);

  await submitButton(page).click();
  expect(await isValid(emailField)).toBe(false);
  await expect(emailField(page)).toBeFocused();
  await fillEmail(page, 'not an address');
  await passwordField(page).fill('any');
  await submitButton(page).click();
  expect(await isValid(emailField)).toBe(false);
  await fillEmail(page, newHire.email);
  await passwordField(page).fill('');
  await submitButton(page).click();
  expect(await isValid(passwordField)).toBe(false);
  await expect(passwordField(page)).toBeFocused();
  expect(requests.filter((url) => identityHosts.test(url))).toEqual([]);
});

test.describe('against the live build', { tag: '@live' }, () => {
  test('a sign-in is two calls, however often the button is pressed', async ({ page, service }) => {
    await page.goto('/login');
    await emailField(page).fill(newHire.email);
    await passwordField(page).fill(newHire.password);
    await submitButton(page).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
      button.form?.requestSubmit();
    });
    await expect(portalHeading(page)).toBeVisible();
    expect(service.calls).toMatchObject([
      {
        method: 'POST',
        path: '/v1/accounts:signInWithPassword',
        fields: ['returnSecureToken', 'email', 'password', 'clientType'],
      },
      { method: 'POST', path: '/v1/accounts:lookup', fields: ['idToken'] },
    ]);
  });

  test('the button is disabled and says so while the request runs', async ({ page, service }) => {
    service.setDelay('infinite');
    await page.goto('/login');
    await submitCredentials(page);
    await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled();
  });

  test('the policy is fetched once for each password that does not meet it', async ({
    page,
    service,
  }) => {
    await page.goto('/login');
    for (const round of [1, 2]) {
      await submitCredentials(page, {
        email: 'password-does-not-meet-requirements@error.waymark.test',
        password: 'weak',
      });
      await expect(page.getByText('At least 16 characters')).toBeVisible();
      const policyCalls = service.calls.filter(({ path }) => path === '/v2/passwordPolicy');
      expect(policyCalls.map(({ method }) => method)).toEqual(Array(round).fill('GET'));
    }
  });

  const html = '<!doctype html><h1>Bad gateway</h1>';
  const answers = [
    ['a page of HTML', { status: 502, contentType: 'text/html', body: html }],
    ['an empty body', { status: 200, body: '' }],
    ['broken JSON', { status: 200, body: '{"idToken":' }],
    ['null', { status: 200, body: 'null' }],
    ['a list', { status: 200, body: '[]' }],
    ['an empty object', { status: 200, body: '{}' }],
    ['an error without a message', { status: 400, body: '{"error":{}}' }],
    ['an error that is text', { status: 500, body: '{"error":"boom"}' }],
    ['a message that is a number', { status: 400, body: '{"error":{"message":7}}' }],
    ['a message full of markup', { status: 400, body: '{"error":{"message":"<img src=x>"}}' }],
    ['a very long message', { status: 400, body: `{"error":{"message":"${'X'.repeat(9999)}"}}` }],
    ['a token that is none', { status: 200, body: '{"idToken":"x","refreshToken":"y"}' }],
  ] as const;
  for (const call of ['signInWithPassword', 'lookup']) {
    test(`whatever ${call} answers, it ends in a sentence`, async ({ page }) => {
      await page.goto('/login');
      for (const [name, answer] of answers) {
        await test.step(name, async () => {
          const headers = {
            'access-control-allow-origin': '*',
            'access-control-allow-headers': '*',
          };
          const address = new RegExp(`accounts:${call}`);
          await page.context().route(address, (route) => route.fulfill({ ...answer, headers }));
          await submitCredentials(page);
          await expect(alert(page)).toContainText(
            /Failed to sign in\. Please try again\.|An unexpected error occurred\. Please try again\./,
          );
          await expect(alert(page)).not.toContainText(/XXX|img|boom|Firebase/);
          await expect(submitButton(page)).toBeEnabled();
          await page.context().unroute(address);
        });
      }
    });
  }
});

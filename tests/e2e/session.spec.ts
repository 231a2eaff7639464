import { newHire } from '../../src/mocks/demoAccounts.ts';
import {
  expect,
  identityHosts,
  isAuthenticated,
  portalHeading,
  requestsOf,
  signIn,
  submitButton,
  submitCredentials,
  test,
} from './support/test.ts';

const storedKey = 'firebase:authUser:live-dummy-key:[DEFAULT]';

test.describe('a start that takes long', { tag: '@live' }, () => {
  test('shows Loading... full screen, then what it waits for, then what it knows', async ({
    page,
    service,
  }) => {
    await signIn(page);
    service.setDelay('infinite');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await page.goto('/home');
    const status = page.getByRole('status');
    await expect(status).toHaveText('Loading...');
    const box = await page.locator('main').boundingBox();
    const viewport = page.viewportSize();
    expect(box?.width).toBe(viewport?.width);
    expect(box?.height).toBe(viewport?.height);
    await page.clock.runFor(3_500);
    await expect(status).toHaveText('Loading...');
    await page.clock.runFor(1_000);
    await expect(status).toContainText('We are still checking whether you are signed in.');
    await page.clock.runFor(5_000);
    await expect(portalHeading(page)).toBeVisible();
  });
});

test.describe('an account that ends', { tag: '@live' }, () => {
  for (const [fault, end] of [
    ['disabled', 'disable'],
    ['deleted', 'remove'],
    ['revoked', 'revoke'],
  ] as const) {
    test(`${fault}: signed out at the next start`, async ({ page, service }) => {
      await signIn(page);
      service[end](newHire.email);
      await page.reload();
      await expect(submitButton(page)).toBeVisible();
      await expect(page).toHaveURL('/login');
      expect(await isAuthenticated(page)).toBeNull();
    });
  }
});

test.describe('the store of the session', { tag: '@live' }, () => {
  /** Where the SDK has put the user. */
  const storesWithUser = async (page: Parameters<typeof signIn>[0]) =>
    page.evaluate(async (key) => {
      const found: string[] = [];
      const databases = await indexedDB.databases().catch(() => []);
      if (databases.some(({ name }) => name === 'firebaseLocalStorageDb')) {
        const keys = await new Promise<IDBValidKey[]>((resolve, reject) => {
          const opening = indexedDB.open('firebaseLocalStorageDb');
          opening.addEventListener('error', () => reject(new Error('Did not open.')));
          opening.addEventListener('success', () => {
            const reading = opening.result
              .transaction('firebaseLocalStorage')
              .objectStore('firebaseLocalStorage')
              .getAllKeys();
            reading.addEventListener('success', () => resolve(reading.result));
          });
        });
        if (keys.includes(key)) found.push('IndexedDB');
      }
      for (const [name, open] of [
        ['local storage', () => localStorage],
        ['session storage', () => sessionStorage],
      ] as const) {
        try {
          if (open().getItem(key) !== null) found.push(name);
        } catch {
          // Refused on purpose.
        }
      }
      return found;
    }, storedKey);

  const refuseIndexedDb = () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Refused by the test.', 'SecurityError');
    };
  };
  const refuseLocalStorage = () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Refused by the test.', 'SecurityError');
      },
    });
  };

  test('is IndexedDB', async ({ page }) => {
    await signIn(page);
    expect(await storesWithUser(page)).toEqual(['IndexedDB']);
  });

  test('is local storage where IndexedDB is refused', async ({ page }) => {
    await page.addInitScript(refuseIndexedDb);
    await signIn(page);
    expect(await storesWithUser(page)).toEqual(['local storage']);
    await page.reload();
    await expect(portalHeading(page)).toBeVisible();
  });

  test('is session storage where both are refused', async ({ page }) => {
    await page.addInitScript(refuseIndexedDb);
    await page.addInitScript(refuseLocalStorage);
    await signIn(page);
    expect(await storesWithUser(page)).toEqual(['session storage']);
    await page.reload();
    await expect(portalHeading(page)).toBeVisible();
  });

  for (const [name, value] of [
    ['broken JSON', '{"uid":'],
    ['a record of another shape', '{"uid":7,"stsTokenManager":{}}'],
    ['a list', '[]'],
    ['null', 'null'],
  ] as const) {
    test(`may hold ${name}: the sign-in screen comes, and signing in works`, async ({ page }) => {
      await page.addInitScript(refuseIndexedDb);
      await page.goto('/login');
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
        storedKey,
        value,
      ] as const);
      await page.goto('/home');
      await expect(submitButton(page)).toBeVisible();
      await submitCredentials(page);
      await expect(portalHeading(page)).toBeVisible();
    });
  }
});

test.describe('a Sign Out that fails', { tag: '@live' }, () => {
  test.use({ expectedComplaints: [/^Logout failed$/] });

  test('is logged, shows nothing, and is made up for at the next start', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await signIn(page);
    await page.evaluate(() => {
      IDBObjectStore.prototype.delete = () => {
        throw new DOMException('Refused by the test.', 'QuotaExceededError');
      };
    });
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await isAuthenticated(page)).toBeNull();
    await expect.poll(() => logged).toContainEqual('Logout failed');

    await page.goto('/home');
    await expect(submitButton(page)).toBeVisible();
    await expect(page).toHaveURL('/login');
    await page.reload();
    await expect(submitButton(page)).toBeVisible();
  });
});

test('two tabs agree on who is signed in', { tag: '@browsers' }, async ({ page, context }) => {
  await signIn(page);
  const other = await context.newPage();
  await other.goto('/login');
  await expect(portalHeading(other)).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(submitButton(other)).toBeVisible();
});

test.describe('the portal’s code', { tag: '@live' }, () => {
  test.use({
    expectedComplaints: [
      /ChunkLoadError|dynamically imported module|A part of the page|net::ERR_FAILED/,
    ],
  });

  test('that does not arrive ends on a page with a Reload button, which brings it', async ({
    page,
  }) => {
    const portalChunk = /\/assets\/Portal-/;
    await page.route(portalChunk, (route) => route.abort());
    await page.goto('/login');
    await submitCredentials(page);
    await expect(
      page.getByRole('heading', { name: 'This page did not load completely' }),
    ).toBeVisible();
    await page.unroute(portalChunk);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(portalHeading(page)).toBeVisible();
  });
});

test('a demo whose worker cannot be updated says nothing of it', { tag: '@demo' }, async ({
  context,
  page,
}) => {
  await page.goto('/login');
  await expect(submitButton(page)).toBeVisible();
  const refusals: string[] = [];
  await context.exposeFunction('noteRefusal', () => refusals.push('refused'));
  await context.addInitScript(() => {
    if (!('serviceWorker' in navigator)) return;
    ServiceWorkerRegistration.prototype.update = () => {
      Reflect.get(window, 'noteRefusal')();
      return Promise.reject(new TypeError('Failed to update'));
    };
  });
  // The worker of the first tab is still there for another one.
  const secondTab = await context.newPage();
  await signIn(secondTab);
  expect(refusals).toEqual(['refused']);
});

test.describe('a demo whose browser allows no service worker', { tag: '@demo' }, () => {
  test.use({ serviceWorkers: 'block', expectedComplaints: [/blocked by Playwright$/] });

  test('says so, and sends nothing to the real service', async ({ page }) => {
    const requests = requestsOf(page);
    await page.goto('/login');
    await expect(page.getByText('This demo needs a service worker')).toBeVisible({
      timeout: 10_000,
    });
    await submitCredentials(page);
    await expect(page.getByRole('alert')).toContainText('Failed to sign in. Please try again.');
    expect(requests.filter((url) => identityHosts.test(url))).toEqual([]);
  });
});

import { setTimeout } from 'node:timers/promises';
import { test as base, expect } from '@playwright/test';
import { Builder, By, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { AccountSeed } from '../../../src/mocks/identity-toolkit/index.ts';
import { driverPort } from '../../support/served.ts';

export { By, expect };

/** Only for what never comes: a busy machine is slow. */
const limit = 60_000;

const openingMs = 20_000;

/**
 * A browser that has kept nothing. WebKitGTK's driver never answers about one request of 250 for a new one, and answers
 * the next.
 */
export async function openWebkit(): Promise<WebDriver> {
  const open = () =>
    new Builder()
      .usingServer(`http://127.0.0.1:${driverPort}`)
      .withCapabilities({ browserName: 'MiniBrowser' })
      .build();
  return (await Promise.race([open(), setTimeout(openingMs, undefined, { ref: false })])) ?? open();
}

interface Fixtures {
  webkit: WebDriver;
  /** The address of a path. */
  at: (path: string) => string;
}

export const test = base.extend<Fixtures>({
  webkit: async ({ browserName: _ }, provide) => {
    const webkit = await openWebkit();
    await provide(webkit);
    await webkit.quit();
  },
  at: ({ baseURL }, provide) => provide((path) => new URL(path, baseURL).href),
});

/** @param tag as in `button`, for the first one that has this text or a longer one */
export const withText = (tag: string, text: string) =>
  By.xpath(`//${tag}[contains(normalize-space(), ${JSON.stringify(text)})]`);

export const see = (webkit: WebDriver, locator: By): Promise<WebElement> =>
  webkit.wait(
    async () => {
      const [element] = await webkit.findElements(locator);
      // React may have replaced it meanwhile.
      return (await element?.isDisplayed().catch(() => false)) ? element : undefined;
    },
    limit,
    `${locator.toString()} is not seen`,
  ) as Promise<WebElement>;

/** The page scrolls smoothly after a choice, and a press on a moving element would miss it. */
export async function click(webkit: WebDriver, locator: By) {
  const element = await see(webkit, locator);
  let last: number | undefined;
  const isStill = async () => {
    const before = last;
    last = await webkit.executeScript<number>(
      (each: Element) => each.getBoundingClientRect().top,
      element,
    );
    return last === before;
  };
  await webkit.wait(isStill, limit, `${locator.toString()} moves`);
  // The driver scrolls smoothly, as the page does, and refuses to press what is not in view yet.
  const isPressed = async () => {
    await webkit.executeScript(
      (each: Element) => each.scrollIntoView({ block: 'center', behavior: 'instant' }),
      element,
    );
    return element.click().then(
      () => true,
      () => false,
    );
  };
  await webkit.wait(isPressed, limit, `${locator.toString()} cannot be pressed`);
}

export async function submit(
  webkit: WebDriver,
  { email, password }: Pick<AccountSeed, 'email' | 'password'>,
) {
  const button = withText('button', 'Start My Onboarding Journey');
  await see(webkit, button);
  for (const [field, text] of [
    ['input[type="email"]', email],
    ['#current-password', password],
  ] as const) {
    const element = await webkit.findElement(By.css(field));
    await element.clear();
    await element.sendKeys(text);
  }
  await click(webkit, button);
}

import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { type Condition, viewports } from '../../.storybook/toolbar/conditions.ts';
import { initialGlobals } from '../../.storybook/toolbar/globals.ts';
import { isThrough, showStory, untilFinished, updateGlobals } from './storybookPreview.ts';

export interface Workbench {
  /** Shows a story, and waits until its `play` function is through. */
  open(story: { readonly id: string }, condition?: Condition): Promise<void>;
  /** Applies the condition, and no earlier one, to the open story. */
  bringAbout(condition: Condition, width?: number): Promise<void>;
}

interface WorkerFixtures {
  /** One page for all tests of a worker, because loading Storybook takes seconds, and showing another story does not. */
  loaded: Page;
}

export const test = base.extend<{ workbench: Workbench }, WorkerFixtures>({
  loaded: [
    async ({ browser }, provide, { project }) => {
      const { baseURL, locale, timezoneId, deviceScaleFactor } = project.use;
      const page = await browser.newPage({
        ...(baseURL && { baseURL }),
        ...(locale && { locale }),
        ...(timezoneId && { timezoneId }),
        ...(deviceScaleFactor && { deviceScaleFactor }),
      });
      // Without the addon's axe, because it would run at each change, and `npm run test:stories` runs it on every story.
      await page.goto('/iframe.html?id=atlas--map&globals=a11y.manual:!true');
      await page.waitForFunction(isThrough, 'atlas--map');
      await provide(page);
      await page.close();
    },
    { scope: 'worker' },
  ],

  page: async ({ loaded }, provide) => {
    await provide(loaded);
  },

  workbench: async ({ page }, provide) => {
    const complaints: string[] = [];
    const note = ({ message }: Error) => {
      // MSW asks for a newer version of its worker, and lets a failure of that go unhandled.
      if (!message.startsWith('Failed to update a ServiceWorker')) complaints.push(message);
    };
    page.on('pageerror', note);
    await provide(createWorkbench(page));
    page.off('pageerror', note);
    expect(complaints).toEqual([]);
  },
});

/** With less motion, because a test would have to wait for whatever moves. */
const usualMedia = {
  colorScheme: 'light',
  contrast: 'no-preference',
  forcedColors: 'none',
  reducedMotion: 'reduce',
} as const;

function createWorkbench(page: Page): Workbench {
  const rest = () => page.evaluate(untilNothingMoves);

  async function change({ globals, media, viewport = 'desktop' }: Condition, width?: number) {
    await page.setViewportSize({ width: width ?? viewports[viewport].width, height: 800 });
    await page.emulateMedia({ ...usualMedia, ...media });
    const changed = { ...initialGlobals, ...(media ? {} : globals) };
    await page.evaluate(updateGlobals, changed);
    return changed;
  }

  const bringAbout: Workbench['bringAbout'] = async (condition, width) => {
    // Before the change, because Storybook draws the story again for it, and may be through at once.
    const finished = await page.evaluateHandle(untilFinished);
    const changed = await change(condition, width);
    await finished.evaluate(({ story }) => story);
    await page.waitForFunction(isInForce, changed);
    await rest();
  };

  return {
    bringAbout,
    open: async ({ id }, condition = {}) => {
      const changed = await change(condition);
      await page.evaluate(showStory, id);
      await page.waitForFunction(isThrough, id);
      await page.waitForFunction(isInForce, changed);
      await rest();
    },
  };
}

/** Whether `.storybook/toolbar/withConditions.tsx` has applied the globals. */
function isInForce({ direction, textSize = 'usual' }: Record<string, string | undefined>): boolean {
  const { dir, style } = document.documentElement;
  return (
    dir === direction &&
    style.fontSize === (textSize === 'usual' ? '' : textSize.replace('pc', '%'))
  );
}

export async function untilNothingMoves() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  await document.fonts.ready;
  const finite = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(finite.map(({ finished }) => finished.catch(() => {})));
  await frame();
}

/** The ids of the stories and docs pages behind the links; for any other link its address. */
export async function linkedStories(links: Locator): Promise<string[]> {
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  return addresses.map((address) => /\/(?:story|docs)\/([^&]+)/.exec(address)?.[1] ?? address);
}

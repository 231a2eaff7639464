import { test as base, expect, type Page } from '@playwright/test';
import { initialGlobals } from '#storybook/toolbar/globals.ts';
import { viewports } from '#storybook/toolbar/viewports.ts';
import type { WorkbenchLanguage } from '#workbench/words/workbenchLanguages.ts';
import { isIn, isThrough, showStory, update } from './storybookPreview.ts';

/** The difference from the default condition. */
export interface Condition {
  /** Settings of the toolbar, for what a browser cannot emulate. */
  readonly globals?: { readonly language?: WorkbenchLanguage; readonly textSize?: '200pc' };
  readonly media?: Parameters<Page['emulateMedia']>[0];
  readonly viewport?: keyof typeof viewports;
}

/** With less motion: a test would have to wait for whatever moves. */
const usualMedia = {
  colorScheme: 'light',
  contrast: 'no-preference',
  forcedColors: 'none',
  reducedMotion: 'reduce',
} as const;

function createWorkbench(page: Page) {
  /** Applies this condition alone to what is open, and waits until the page is in it. */
  async function bringAbout({ globals = {}, media, viewport = 'desktop' }: Condition) {
    const width = Number.parseInt(viewports[viewport].styles.width, 10);
    await page.setViewportSize({ width, height: 800 });
    const emulated = { ...usualMedia, ...media };
    await page.emulateMedia(emulated);
    const { language = 'en', textSize } = globals;
    const settings = { language, rootSize: textSize ? '200%' : '' };
    // The page is asked each time: Storybook may have loaded it again since, without its settings.
    if (!(await page.evaluate(isIn, { settings }))) {
      const payload = { globals: { ...initialGlobals, ...globals } };
      await page.evaluate(update, { event: 'updateGlobals', payload });
    }
    await page.waitForFunction(isIn, { settings, width, media: emulated });
    await page.evaluate(untilNothingMoves);
  }

  /** Shows a story, and waits for its `play` function. Storybook knows no arguments of a story that is not shown yet. */
  async function open({ id, args }: { readonly id: string; readonly args?: object }) {
    // Storybook may reload its page to end a story that is rendering, so the condition comes first.
    await bringAbout({});
    await page.evaluate(showStory, id);
    await page.waitForFunction(isThrough, id);
    if (args) {
      const payload = { storyId: id, updatedArgs: args };
      await page.evaluate(update, { event: 'updateStoryArgs', payload });
    }
    await page.evaluate(untilNothingMoves);
  }

  return { page, open, bringAbout };
}

type Workbench = ReturnType<typeof createWorkbench>;

interface Fixtures {
  workbench: Workbench;
}

interface WorkerFixtures {
  /** One page for all tests of a worker: loading Storybook takes seconds, and showing another story does not. */
  loaded: Workbench;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  loaded: [
    async ({ browser }, provide) => {
      const page = await browser.newPage();
      // The addon's axe runs only when it is asked: `npm test` runs it on every story.
      await page.goto('iframe.html?id=atlas--map&globals=a11y.manual:!true');
      await page.waitForFunction(isThrough, 'atlas--map');
      await provide(createWorkbench(page));
      await page.close();
    },
    { scope: 'worker' },
  ],

  page: async ({ loaded }, provide) => {
    await provide(loaded.page);
  },

  workbench: async ({ loaded, page }, provide) => {
    const complaints: string[] = [];
    const collect = ({ message }: Error) => {
      // MSW looks for a newer version of its worker, and does not handle a failure.
      if (!message.startsWith('Failed to update a ServiceWorker')) complaints.push(message);
    };
    page.on('pageerror', collect);
    await provide(loaded);
    page.off('pageerror', collect);
    expect(complaints).toEqual([]);
  },
});

async function untilNothingMoves() {
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

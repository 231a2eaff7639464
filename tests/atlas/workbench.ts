import { test as base, type Locator, type Page } from '@playwright/test';
import { type Condition, menus, viewports } from '../../.storybook/toolbar/conditions.ts';

export interface Workbench {
  /** Shows a story alone on the page, and waits until its `play` function is through. */
  open(story: { readonly id: string }): Promise<void>;
  /** Shows the page of a component. */
  openDocs(id: string): Promise<void>;
  /** Brings the condition about under what is open; nothing of an earlier one is left. */
  bringAbout(condition: Condition, width?: number): Promise<void>;
}

export const test = base.extend<{ workbench: Workbench }>({
  workbench: async ({ page }, provide) => {
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    await provide(createWorkbench(page));
    base.expect(complaints).toEqual([]);
  },
});

/** Whatever moves would have to be waited for. */
const usualMedia = {
  colorScheme: 'light',
  contrast: 'no-preference',
  forcedColors: 'none',
  reducedMotion: 'reduce',
} as const;

const usualGlobals = Object.fromEntries(
  Object.entries(menus).map(([name, { items }]) => [name, Object.keys(items)[0]]),
);

function createWorkbench(page: Page): Workbench {
  const rest = () => page.evaluate(untilNothingMoves);
  return {
    open: async ({ id }) => {
      await page.goto(`/iframe.html?viewMode=story&id=${id}`);
      await page.waitForFunction(isThrough);
      await rest();
    },
    openDocs: async (id) => {
      await page.goto(`/iframe.html?viewMode=docs&id=${id}`);
      await page.getByRole('heading', { name: 'Stories' }).waitFor();
      const [, ...frames] = page.frames();
      for (const frame of frames) await frame.waitForFunction(isThrough);
      await rest();
    },
    bringAbout: async ({ media, viewport = 'desktop', globals }, width) => {
      await page.setViewportSize({ width: width ?? viewports[viewport].width, height: 800 });
      await page.emulateMedia({ ...usualMedia, ...media });
      const changed = { ...usualGlobals, ...(media ? {} : globals) };
      await page.evaluate((all) => {
        window['__STORYBOOK_PREVIEW__']?.channel.emit('updateGlobals', { globals: all });
      }, changed);
      await page.waitForFunction(isInForce, changed);
      await rest();
    },
  };
}

interface Preview {
  readonly currentRender?: { readonly phase?: string };
  readonly channel: { emit(event: string, payload: object): void };
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: Preview;
  }
}

function isThrough(): boolean {
  const phase = window['__STORYBOOK_PREVIEW__']?.currentRender?.phase;
  if (phase === 'errored' || phase === 'aborted') throw new Error(`The story has ${phase}.`);
  return phase === 'finished';
}

/** As `.storybook/toolbar/withConditions.tsx` brings it about. */
function isInForce({ direction, textSize }: Record<string, string | undefined>): boolean {
  const { dir, style } = document.documentElement;
  return dir === direction && style.fontSize === (textSize === '100' ? '' : `${textSize}%`);
}

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

/** The ids of the stories that the links lead to; the address of a link that leads elsewhere. */
export async function linkedStories(links: Locator): Promise<string[]> {
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  return addresses.map((address) => /\/(?:story|docs)\/([^&]+)/.exec(address)?.[1] ?? address);
}

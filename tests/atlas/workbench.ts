import { test as base, type Page } from '@playwright/test';
import type { IndexedStory } from './storybook.ts';

type Globals = Readonly<Record<string, string>>;

export interface Workbench {
  /** Shows a story alone on the page, and waits until its `play` function is through. */
  open(story: Pick<IndexedStory, 'id'>, globals?: Globals): Promise<void>;
  /** Shows the page of a component. */
  openDocs(id: string): Promise<void>;
  /** Changes the toolbar under the story that is open. */
  set(globals: Globals): Promise<void>;
  /** Waits until nothing moves any more. */
  rest(): Promise<void>;
}

export const test = base.extend<{ workbench: Workbench }>({
  workbench: async ({ page }, provide) => {
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    await provide(createWorkbench(page));
    base.expect(complaints).toEqual([]);
  },
});

function createWorkbench(page: Page): Workbench {
  const rest = () => page.evaluate(untilNothingMoves);
  return {
    rest,
    open: async ({ id }, globals = {}) => {
      const chosen = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
      await page.goto(`/iframe.html?viewMode=story&id=${id}&globals=${chosen.join(';')}`);
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
    set: async (globals) => {
      await page.evaluate((changed) => {
        window['__STORYBOOK_PREVIEW__']?.channel.emit('updateGlobals', { globals: changed });
      }, globals);
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

import type { Page } from '@playwright/test';
import type { Workbench } from './workbench.ts';

type Media = Parameters<Page['emulateMedia']>[0];

/** In what a person may meet every state; the browser itself plays the person's system. */
export interface Condition {
  readonly name: string;
  readonly media?: Media;
  /** Of the window, in pixels. */
  readonly width?: number;
  readonly globals?: Parameters<Workbench['set']>[0];
}

const usual = {
  width: 1280,
  media: {
    colorScheme: 'light',
    contrast: 'no-preference',
    forcedColors: 'none',
    // Whatever moves would have to be waited for.
    reducedMotion: 'reduce',
  },
  globals: { direction: 'ltr', textSize: '100' },
} as const;

export const conditions: readonly Condition[] = [
  { name: 'light', media: { colorScheme: 'light' } },
  { name: 'dark', media: { colorScheme: 'dark' } },
  { name: 'more contrast', media: { contrast: 'more' } },
  { name: 'more contrast in the dark', media: { contrast: 'more', colorScheme: 'dark' } },
  { name: 'forced colors', media: { forcedColors: 'active' } },
  { name: 'right to left', globals: { direction: 'rtl' } },
  { name: 'narrow, 320 px', width: 320 },
  { name: 'narrow, right to left', width: 320, globals: { direction: 'rtl' } },
  { name: 'text of 200 %', globals: { textSize: '200' } },
  { name: 'text of 200 %, narrow', width: 320, globals: { textSize: '200' } },
];

/** Nothing of an earlier condition is left. */
export async function bringAbout(
  { media, width = usual.width, globals }: Condition,
  page: Page,
  workbench: Workbench,
) {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ ...usual.media, ...media });
  await workbench.set({ ...usual.globals, ...globals });
}

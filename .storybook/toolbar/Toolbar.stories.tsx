import { expect } from 'storybook/test';
import { ProgressCard } from '#components/ProgressCard/ProgressCard.tsx';
import { newHire } from '#mocks/demoAccounts.ts';
import { allStates } from '#workbench/stories/allStates.tsx';
import { themeColor } from '#workbench/stories/checks.ts';
import {
  identityServiceOf,
  loadIdentityService,
  onIdentityService,
} from '#workbench/stories/identityService.ts';
import preview from '../preview.tsx';

const meta = preview.meta({
  ...onIdentityService,
  title: 'Toolbar',
  component: ProgressCard,
  tags: ['!autodocs', 'behavior'],
  args: { milestoneName: 'Orientation', completed: 2, total: 5 },
});

const transitionOf = (element: Element | null | undefined) =>
  element && getComputedStyle(element).transitionDuration;

export const AsThePersonHasIt = meta.story({
  play: async ({ canvas, loaded }) => {
    await expect(transitionOf(canvas.getByRole('progressbar').previousElementSibling)).toBe('0.5s');
    await expect(identityServiceOf({ loaded }).mock.network).toEqual({ offline: false, delay: 0 });
  },
});

export const EverythingChosen = meta.story({
  globals: {
    theme: 'dark',
    contrast: 'more',
    language: 'ar-XB',
    motion: 'reduce',
    scenario: 'offline',
    latency: '400ms',
  },
  play: async ({ canvas, loaded }) => {
    await expect(transitionOf(canvas.getByRole('progressbar').previousElementSibling)).toBe('0s');
    await expect(themeColor('background')).toBe('rgb(20, 25, 23)');
    await expect(themeColor('textMuted')).toBe('rgb(220, 217, 205)');
    const { lang, dir } = document.documentElement;
    await expect([lang, dir]).toEqual(['ar-XB', 'rtl']);
    await expect(canvas.getByText(/^\[Ýööûû/)).toBeVisible();
    await expect(identityServiceOf({ loaded }).mock.network).toEqual({ offline: true, delay: 400 });
  },
});

export const SheetsToo = meta.story({
  ...allStates(meta, { AsThePersonHasIt }),
  globals: { language: 'ar-XB' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^\[Ýööûû/)).toBeVisible();
  },
});

/** Calls of the previous story may still be pending. */
export const NobodyElsesCalls = meta.story({
  play: async ({ loaded, globals }) => {
    const showing = new AbortController();
    const load = () => loadIdentityService({ abortSignal: showing.signal, globals });
    const { identityService: other } = await load();
    await expect(await load()).toEqual({ identityService: other });
    const { session, close } = other.openSession();
    const signIn = () => session.signIn(newHire.email, newHire.password);
    await expect(await signIn()).toBeNull();
    showing.abort();
    await expect(await signIn()).toMatchObject({ code: 'auth/network-request-failed' });
    await close();
    await expect(other.mock.calls).toHaveLength(2);
    await expect(identityServiceOf({ loaded }).mock.calls).toEqual([]);
  },
});

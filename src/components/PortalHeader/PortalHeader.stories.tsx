import { expect, fn } from 'storybook/test';
import { allStates } from '#storybook/atlas/allStates.tsx';
import { expectNothingCut } from '#storybook/checks.ts';
import preview from '#storybook/preview.tsx';
import { PortalHeader } from './PortalHeader.tsx';

const meta = preview.meta({
  component: PortalHeader,
  args: { initials: 'MC', onSignOut: fn() },
  parameters: { layout: 'fullscreen' },
});

export const KnownEmployee = meta.story({
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    await expect(header).toHaveTextContent(/^WaymarkEmployee PortalWelcome backMCSign Out$/);
    await expect(canvas.getByText('MC')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Sign Out');
  },
});

export const UnknownEmployee = meta.story({
  args: { initials: 'U' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('U')).toBeVisible();
  },
});

export const SignOutByClick = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});

export const SignOutIsTheFirstStop = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});

export const NarrowScreen = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ args, canvas, canvasElement }) => {
    await expectNothingCut(canvasElement);
    const { height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
    for (const text of ['Waymark', 'Employee Portal', 'Welcome back', args.initials, 'Sign Out']) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
});

export const WidestInitialsOnANarrowScreen = NarrowScreen.extend({ args: { initials: 'WM' } });

export const LargeScreen = meta.story({
  globals: { viewport: { value: 'large' } },
  play: async ({ canvas }) => {
    const brand = canvas.getByText('Waymark').getBoundingClientRect();
    const signOut = canvas.getByRole('button').getBoundingClientRect();
    await expect(brand.right).toBeLessThan(signOut.left);
    await expect(signOut.top).toBeLessThan(brand.bottom);
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const brand = canvas.getByText('Waymark').getBoundingClientRect();
    await expect(brand.left).toBeGreaterThan(
      canvas.getByRole('button').getBoundingClientRect().right,
    );
  },
});

export const Dark = KnownEmployee.extend({ globals: { theme: 'dark' } });

export const AllStates = meta.story(
  allStates(meta, { KnownEmployee, UnknownEmployee, WidestInitialsOnANarrowScreen }),
);

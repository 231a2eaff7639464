import { expect } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { ProgressCard } from '#components/ProgressCard/ProgressCard.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { newHire } from '#mocks/demoAccounts.ts';
import { themeColor } from '../checks.ts';
import { createIdentityService, identityServiceOf, onIdentityService } from '../identityService.ts';
import { Page } from '../page/Page.tsx';
import preview from '../preview.tsx';

function ToolbarPage() {
  return (
    <Page title="Toolbar" lead="Choose in the menus above, and see what changes.">
      <ProgressCard milestoneName="Orientation" completed={2} total={5} />
      <TextField label="Email" name="email" type="email" autoComplete="off" />
      <div>
        <Button>Continue</Button>
      </div>
    </Page>
  );
}

const meta = preview.meta({
  ...onIdentityService,
  title: 'Atlas/Toolbar',
  component: ToolbarPage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

const transitionOf = (element: Element | null | undefined) =>
  element && getComputedStyle(element).transitionDuration;

export const AsThePersonHasIt = meta.story({
  tags: ['page'],
  play: async ({ canvas, loaded }) => {
    await expect(transitionOf(canvas.getByRole('progressbar').firstElementChild)).toBe('0.5s');
    await expect(identityServiceOf({ loaded }).mock.network).toEqual({ offline: false, delay: 0 });
  },
});

export const EverythingChosen = meta.story({
  tags: ['behavior'],
  globals: {
    theme: 'dark',
    contrast: 'more',
    motion: 'reduce',
    scenario: 'offline',
    latency: '400ms',
  },
  play: async ({ canvas, loaded }) => {
    await expect(transitionOf(canvas.getByRole('progressbar').firstElementChild)).toBe('0s');
    await expect(themeColor('background')).toBe('rgb(20, 25, 23)');
    await expect(themeColor('textMuted')).toBe('rgb(220, 217, 205)');
    await expect(identityServiceOf({ loaded }).mock.network).toEqual({ offline: true, delay: 400 });
  },
});

/** Because Controls show no values in development where a lazy component stands among the parameters. */
export const ControlsShowValues = meta.story({
  tags: ['behavior'],
  play: async ({ parameters }) => {
    const { container, page } = parameters['docs'];
    await expect([typeof container, typeof page]).toEqual(['function', 'function']);
  },
});

/** Because calls of the story before, or of an earlier attempt in the error lab, may still be under way. */
export const NobodyElsesCalls = meta.story({
  tags: ['behavior'],
  play: async ({ loaded }) => {
    const other = await createIdentityService();
    const { session, close } = other.openSession();
    await session.signIn(newHire.email, newHire.password);
    await close();
    await expect(other.mock.calls).toHaveLength(2);
    await expect(identityServiceOf({ loaded }).mock.calls).toEqual([]);
  },
});

import { expect } from 'storybook/test';
import { allStates } from '#storybook/atlas/allStates.tsx';
import { expectNothingCut } from '#storybook/checks.ts';
import preview from '#storybook/preview.tsx';
import { longText, unbrokenText } from '../fixtures.ts';
import { PlanIntro } from './PlanIntro.tsx';

const meta = preview.meta({
  component: PlanIntro,
  args: { employeeName: 'Maya Chen' },
  argTypes: { employeeName: { control: 'text' } },
});

export const KnownEmployee = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 }).textContent).toBe(
      'Welcome to Your Onboarding Experience',
    );
    await expect(canvas.getByText('Your Onboarding Journey').textContent).toBe(
      'Your Onboarding Journey',
    );
    await expect(canvas.getByText(/at your own pace/)).toBeVisible();
    const plan = canvas.getByRole('region', { name: "Maya Chen's Onboarding Journey" });
    await expect(canvas.getByRole('heading', { level: 2 }).textContent).toBe(
      "Maya Chen's Onboarding Journey",
    );
    await expect(plan).toHaveTextContent(
      "Welcome! Let's get you started with your personalized onboarding plan",
    );
    await expect(canvas.getByText('In Progress')).toBeVisible();
  },
});

export const UnknownEmployee = meta.story({
  args: { employeeName: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2 }).textContent).toBe(
      'Your Onboarding Journey',
    );
    await expect(canvasElement.textContent).not.toContain('undefined');
  },
});

export const HeadingTakesFocusButIsNoStop = meta.story({
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await userEvent.tab();
    await expect(heading).not.toHaveFocus();
    heading.focus();
    await expect(heading).toHaveFocus();
  },
});

export const NarrowScreen = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expectNothingCut(canvasElement);
  },
});

export const LongNameOnANarrowScreen = NarrowScreen.extend({ args: { employeeName: longText } });

export const UnbrokenNameOnANarrowScreen = NarrowScreen.extend({
  args: { employeeName: unbrokenText },
});

export const LargeScreen = NarrowScreen.extend({ globals: { viewport: { value: 'large' } } });

export const Dark = KnownEmployee.extend({ globals: { theme: 'dark' } });

export const AllStates = meta.story(
  allStates(meta, {
    KnownEmployee,
    UnknownEmployee,
    LongNameOnANarrowScreen,
    UnbrokenNameOnANarrowScreen,
  }),
);
